import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { readTypedUrl } from '../../engine/address';
import { textDocument } from '../../store/document';
import type { DraftStorage } from '../../store/draft-storage';
import { startTester } from '../../store/testdata/start-tester';
import type { Tester, TesterOptions } from '../../store/tester';
import { DraftsContext, TesterContext } from '../parts/tester-context';

/** Initial state of a tester. Missing options are as on a first visit. */
export interface MountOptions extends Partial<TesterOptions> {
  /** The file, opened as if from a disk. */
  readonly text?: string;
  /** A crawler's id or name. */
  readonly crawler?: string;
  readonly url?: string;
  /** Storage for drafts. None by default. */
  readonly drafts?: DraftStorage;
}

/**
 * Mounts components of the page with a real tester: the real store and the real workers, which run in this
 * thread. Both are disposed when the test ends.
 */
export async function mount(
  children: ReactNode,
  { text, crawler, url, drafts, ...options }: MountOptions = {},
): Promise<Tester> {
  const tester = startTester(options);
  onTestFinished(() => tester.dispose());
  const { actions } = tester;
  // Load the list of crawlers, as the crawler field does in the page.
  actions.loadCatalogue();
  if (text !== undefined)
    actions.openContent(
      textDocument(text, { kind: 'file', name: 'robots.txt' }),
      url === undefined ? {} : { urlInput: url, url: readTypedUrl(url) },
    );
  else if (url !== undefined) actions.setUrl(url);
  // The test didn't bring the file.
  actions.dismissWritten();
  if (crawler !== undefined) actions.setCrawler(crawler);
  const shown = <TesterContext value={tester}>{children}</TesterContext>;
  // Styles refer to the page's own root element.
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  await render(drafts ? <DraftsContext value={drafts}>{shown}</DraftsContext> : shown, { container });
  return tester;
}
