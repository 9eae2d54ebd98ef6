import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import './locate';

/** The page as somebody sees it: by roles and names. What isn't mounted isn't found. */
export const screen = {
  crawler: page.getByRole('combobox', { name: 'Crawler' }),
  url: page.getByLabelText('URL to test'),
  /** The visible verdict, with `data-verdict`, `data-line` and `data-version`. */
  verdict: page.locate('[data-verdict]'),
  /** What screen readers are told. */
  spoken: page.getByRole('status', { name: 'Answer' }),
  /** The editor's text box. */
  editor: page.getByRole('textbox', { name: 'robots.txt', exact: true }),
  /** Where the text came from, or a warning. */
  source: page.getByRole('region', { name: 'Source' }).locate(':scope > div'),
  /** The four steps. */
  why: page.getByRole('list', { name: 'Four steps to the answer' }),

  /** A tab of the page, by its name. */
  tab: (name: string | RegExp): Locator => page.getByRole('tab', { name }),

  /** A line in the editor's sight, by all of its text. */
  line: (text: string): Locator =>
    screen.editor.locate(':scope > div').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) }),

  /** Asks about a URL. */
  askUrl: (url: string): Promise<void> => screen.url.fill(url),

  /** Asks about a crawler as one types it. */
  async askCrawler(name: string): Promise<void> {
    await screen.crawler.fill(name);
    await userEvent.keyboard('{Enter}');
  },

  /** Replaces the whole text as a paste does, and goes back into the editor. */
  async pasteOverAll(text: string): Promise<void> {
    const editor = screen.editor.element() as HTMLElement;
    editor.focus();
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    editor.focus();
  },

  /** Waits for a verdict: its outcome, the line that decides (0 for none) and, where it is given, the whole sentence. */
  async expectVerdict(
    outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable' | 'none',
    line: number,
    sentence?: string | RegExp,
  ): Promise<void> {
    await expect.element(screen.verdict).toHaveAttribute('data-verdict', outcome);
    await expect.element(screen.verdict).toHaveAttribute('data-line', String(line));
    if (sentence !== undefined) await expectText(screen.verdict.getByRole('paragraph'), sentence);
  },

  /** Number of the state of text and question that the verdict answers; 0 where there is none. */
  version: (): number => Number(screen.verdict.query()?.getAttribute('data-version') ?? 0),

  /** Waits until the editor has the focus. It is in a shadow root, of which the document knows only the host. */
  expectEditorFocus(): Promise<void> {
    const focused = () => {
      const editor = screen.editor.query();
      return editor !== null && (editor.getRootNode() as ShadowRoot).activeElement === editor;
    };
    return expect.poll(focused).toBe(true);
  },

  /** Text of the line in which the caret is. */
  caretLine(): string | null {
    const editor = screen.editor.element();
    const root = editor.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
    let node = (root.getSelection?.() ?? document.getSelection())?.focusNode ?? null;
    while (node !== null && node.parentNode !== editor) node = node.parentNode;
    return node?.textContent ?? null;
  },

  /** True where the page can be scrolled sideways. */
  scrollsSideways: (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth,
};

/** Waits until the whole text of an element, white space as one blank, is a string or matches an expression. */
export async function expectText(locator: Locator, text: string | RegExp): Promise<void> {
  const whole = typeof text === 'string' ? new RegExp(`^${escapeRegExp(text)}$`) : text;
  await expect.element(locator).toHaveTextContent(whole);
}

/** The window of a desktop, in CSS pixels; every test begins with it. */
export const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Sets the size of the window. */
export function showOn(device: 'desktop' | 'phone'): Promise<void> {
  const { width, height } = device === 'phone' ? PHONE : DESKTOP;
  return page.viewport(width, height);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
