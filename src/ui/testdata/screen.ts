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
  /** The end of the verdict's row: what other readers would say, and ways on. */
  otherReaders: page.locate('[data-verdict]').getByRole('button'),
  /** The editor's text box. */
  editor: page.getByRole('textbox', { name: 'robots.txt', exact: true }),
  /** Where the text came from, or a warning. */
  source: page.getByRole('region', { name: 'Source' }).locate(':scope > div'),
  /** Facts about the file. */
  facts: page.getByRole('contentinfo', { name: 'File status' }),
  /** What the lines that decide no verdict mean to the crawler. */
  fields: page.getByRole('region', { name: 'For this crawler' }),
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

  /** Puts the caret behind the last character. */
  async goToEnd(): Promise<void> {
    (screen.editor.element() as HTMLElement).focus();
    await press('ControlOrMeta+End');
  },

  /** Chooses from the menu of what can be opened. */
  async chooseFromMenu(name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('menu', { name: 'Open' }).getByRole('menuitem', { name }).click();
  },

  /** Replaces the whole text as a paste does, and goes back into the editor. */
  async pasteOverAll(text: string): Promise<void> {
    const editor = screen.editor.element() as HTMLElement;
    editor.focus();
    await press('ControlOrMeta+a');
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

  /** Waits until the editor has the focus. */
  expectEditorFocus: (): Promise<void> => expectFocus(screen.editor),

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

/** Waits until so many elements have these whole texts, in this order. */
export async function expectTexts(locator: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const wholeTexts = () =>
    locator.elements().map((element) => element.textContent.replace(/\s+/g, ' ').trim());
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
  await expect.poll(wholeTexts).toEqual(expected);
}

/** Waits until so many elements are found. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(count);
}

/** Waits until an element is gone or can't be seen. */
export async function expectHidden(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.query()?.checkVisibility({ visibilityProperty: true }) ?? false)
    .toBe(false);
}

/** Waits until an element has the focus, also one in the editor: that is in a shadow root, of which the document knows only the host. */
export async function expectFocus(locator: Locator): Promise<void> {
  const hasFocus = () => {
    const element = locator.query();
    return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  };
  await expect.poll(hasFocus).toBe(true);
}

/** Where an element stands, in CSS pixels. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Presses a key, or several at once: `Enter`, `Control+Shift+k`. */
export async function press(keys: string): Promise<void> {
  const all = keys.split('+');
  const last = all.pop() ?? '';
  const down = all.map((key) => `{${key}>}`).join('');
  const up = all.map((key) => `{/${key}}`).join('');
  await userEvent.keyboard(`${down}${last.length === 1 ? literal(last) : `{${last}}`}${up}`);
}

/** Types a text key by key; a line end is Enter. */
export async function type(text: string): Promise<void> {
  await userEvent.keyboard(Array.from(text, (key) => (key === '\n' ? '{Enter}' : literal(key))).join(''));
}

/** A key as `userEvent` writes it. */
function literal(key: string): string {
  return key === '{' || key === '[' ? key + key : key;
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
