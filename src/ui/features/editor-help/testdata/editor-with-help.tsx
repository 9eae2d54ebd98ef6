import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Tester } from '../../../../store/tester';
import { App } from '../../../page/app';
import { mount } from '../../../testdata/mount';
import { screen } from '../../../testdata/screen';

/** The card that explains a place in the text. */
export const card = page.locate('.cm-card');

/** Icons of problems beside the text. */
export const signs = page.locate('.cm-sign');

/** Returns a place in the editor, by its whole text. */
export const inEditor = (text: string): Locator => screen.editor.getByText(text, { exact: true });

/** Opens the page with a file, waits until the editor's help is ready, and returns the tester. */
export async function openWithHelp(text: string): Promise<Tester> {
  const tester = await mount(<App />, { text, url: 'https://example.com/shop/cart?x=1' });
  // Its arrival later would close open cards.
  await expect.poll(() => typeof tester.store.getState().catalogue).toBe('object');
  tester.actions.loadProblems();
  await expect.poll(() => tester.store.getState().problemCounts).not.toBeNull();
  await expectReport(tester);
  await expectHelp();
  return tester;
}

/** Waits until the page has added the help to the editor. The page asks first, and it does so when the browser is idle. */
async function expectHelp(): Promise<void> {
  await expect.element(page.locate('.cm-content')).toBeInTheDocument();
  await new Promise((resolve) => requestIdleCallback(resolve));
  await import('../../../page/help-editor');
  await import('../../../../editor/problems');
}

/** Waits for the report on the problems of the current text and question. */
export async function expectReport({ store }: Tester): Promise<void> {
  const reported = (): number | undefined => {
    const { problems } = store.getState();
    return typeof problems === 'object' ? problems.store.getState().report?.version : undefined;
  };
  await expect.poll(() => reported() === store.getState().version).toBe(true);
}

/** Puts the caret at the beginning of a line, counted from 1. */
export async function goToLine(line: number): Promise<void> {
  (screen.editor.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}{Home}{/ControlOrMeta}');
  for (let at = 1; at < line; at++) await userEvent.keyboard('{ArrowDown}');
}

/** Puts the caret after the last character. */
export async function goToEnd(): Promise<void> {
  (screen.editor.element() as HTMLElement).focus();
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}');
}
