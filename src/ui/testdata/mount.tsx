import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { textDocument } from '../../store/document';
import type { DraftStorage } from '../../store/draft-storage';
import { startTester } from '../../store/testdata/start-tester';
import type { Tester, TesterOptions } from '../../store/tester';
import { DraftsContext, TesterContext } from '../parts/tester-context';

/** With what a tester begins; what isn't named is as on a first visit. */
export interface MountOptions extends Partial<TesterOptions> {
  /** The file, as one that was opened from a disk. */
  readonly text?: string;
  /** A crawler's id or name. */
  readonly crawler?: string;
  readonly url?: string;
  /** Where drafts are kept; nowhere by default. */
  readonly drafts?: DraftStorage;
}

/**
 * Shows components of the page with a real tester of their own: the real store and the real engine, whose workers do their work in this thread. Both
 * are gone when the test ends.
 */
export async function mount(
  children: ReactNode,
  { text, crawler, url, drafts, ...options }: MountOptions = {},
): Promise<Tester> {
  const tester = startTester(options);
  onTestFinished(() => tester.dispose());
  const { actions } = tester;
  // In the page, the first field that needs it asks for it.
  actions.loadCatalogue();
  if (text !== undefined) actions.openContent(textDocument(text, { kind: 'file', name: 'robots.txt' }));
  if (crawler !== undefined) actions.setCrawler(crawler);
  if (url !== undefined) actions.setUrl(url);
  const shown = <TesterContext value={tester}>{children}</TesterContext>;
  // The page's own element, which styles name.
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  await render(drafts ? <DraftsContext value={drafts}>{shown}</DraftsContext> : shown, { container });
  return tester;
}
