import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { textDocument } from '../../store/document';
import type { Tester } from '../../store/tester';
import { App } from '../page/app';
import { type MountOptions, mount } from './mount';
import { screen } from './screen';

/**
 * Mounts the whole page, for tests of several features. Waits until the page has answered and the editor is
 * loaded.
 */
export async function openPage(options?: MountOptions): Promise<Tester> {
  const tester = await mount(<App />, options);
  // Find the editor by its name only: on a phone, another view may hide it.
  await expect.element(page.locate('[aria-label="robots.txt"]')).toBeInTheDocument();
  await expect.element(screen.verdict).not.toHaveTextContent('Reading the file…');
  await expect.element(screen.crawler).toBeInTheDocument();
  return tester;
}

/** Opens a text as a file from a disk, and keeps the question and the view. */
export function openText({ store, actions }: Tester, text: string): void {
  const { urlInput, url, view, showsFile } = store.getState();
  // Opening a file over an example would drop the example's URL.
  const kept = { urlInput, url, view, showsFile };
  actions.openContent(textDocument(text, { kind: 'file', name: 'robots.txt' }), kept);
  actions.dismissWritten();
}
