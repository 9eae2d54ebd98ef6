import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import './locate';

/** The page as a person sees it: by roles and names. Elements that are not mounted are not found. */
export const screen = {
  crawler: page.getByRole('combobox', { name: 'Crawler' }),
  url: page.getByLabelText('URL to test'),
  /** The visible verdict, with `data-verdict`, `data-line` and `data-version`. */
  verdict: page.locate('[data-verdict]'),
  /** The announcement of the verdict for screen readers. */
  announcement: page.getByRole('status', { name: 'Answer' }),
  /**
   * Buttons at the end of the verdict row: the comparison with other dialects, and those of `ScopeButton`.
   */
  otherDialects: page.locate('[data-verdict] > button'),
  /** The editor's text box. */
  editor: page.getByRole('textbox', { name: 'robots.txt', exact: true }),
  /** The origin of the text, or a warning. */
  source: page.getByRole('region', { name: 'Source' }).locate(':scope > div'),
  /** Facts about the file. */
  facts: page.getByRole('contentinfo', { name: 'File status' }),
  /** Explanations of the fields that don't affect verdicts. Located by its name only: it is folded at first. */
  fields: page.locate('[aria-label="For this crawler"]'),
  /** The reasons for the answer. */
  why: page.getByRole('region', { name: 'Reasons for the answer' }),

  /** Returns a tab of the page, by its name. */
  tab: (name: string | RegExp): Locator => page.getByRole('tab', { name }),

  /** Returns a line that the editor renders, by its whole text. */
  line: (text: string): Locator =>
    screen.editor.locate(':scope > div').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) }),

  /** Tests a URL. */
  testUrl: (url: string): Promise<void> => screen.url.fill(url),

  /** Chooses a crawler by typing its name. */
  async chooseCrawler(name: string): Promise<void> {
    await screen.crawler.fill(name);
    await userEvent.keyboard('{Enter}');
  },

  /** Puts the caret after the last character. */
  async goToEnd(): Promise<void> {
    (screen.editor.element() as HTMLElement).focus();
    await press('ControlOrMeta+End');
  },

  /** Chooses from the Open menu. */
  async chooseFromMenu(name: string | RegExp): Promise<void> {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('menu', { name: 'Open' }).getByRole('menuitem', { name }).click();
  },

  /** Replaces the whole text by a paste, and focuses the editor. */
  async pasteOverAll(text: string): Promise<void> {
    const editor = screen.editor.element() as HTMLElement;
    editor.focus();
    await press('ControlOrMeta+a');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    editor.focus();
  },

  /** Waits for a verdict: its outcome, the deciding line (0 for none) and, if given, the whole sentence. */
  async expectVerdict(
    outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable' | 'none',
    line: number,
    sentence?: string | RegExp,
  ): Promise<void> {
    await expect.element(screen.verdict).toHaveAttribute('data-verdict', outcome);
    await expect.element(screen.verdict).toHaveAttribute('data-line', String(line));
    if (sentence !== undefined) await expectText(screen.verdict.getByRole('paragraph'), sentence);
  },

  /** Opens the evidence of all facts in Why. */
  async openSources(): Promise<void> {
    const sources = () => document.querySelectorAll<HTMLDetailsElement>('#panel-why details');
    await expect.poll(() => sources().length).toBeGreaterThan(0);
    for (const details of sources()) details.open = true;
  },

  /** Returns the version of text and question that the verdict answers. 0 if there is none. */
  version: (): number => Number(screen.verdict.query()?.getAttribute('data-version') ?? 0),

  /** Waits until the editor has the focus. */
  expectEditorFocus: (): Promise<void> => expectFocus(screen.editor),

  /** Returns the text of the line that contains the caret. */
  caretLine(): string | null {
    const editor = screen.editor.element();
    const root = editor.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
    let node = (root.getSelection?.() ?? document.getSelection())?.focusNode ?? null;
    while (node !== null && node.parentNode !== editor) node = node.parentNode;
    return node?.textContent ?? null;
  },

  /** Collects the editor's announcements to screen readers from now on. Each stays in the page only briefly. */
  listenToEditor(): string[] {
    const announcements: string[] = [];
    const place = page.locate('.cm-announced').element();
    const observer = new MutationObserver(() => announcements.push(place.textContent));
    observer.observe(place, { childList: true, subtree: true });
    return announcements;
  },

  /** Returns whether the page scrolls sideways. */
  scrollsSideways: (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth,
};

/**
 * Waits until the whole text of an element equals a string or matches an expression. White space counts as
 * one space.
 */
export async function expectText(locator: Locator, text: string | RegExp): Promise<void> {
  const whole = typeof text === 'string' ? new RegExp(`^${escapeRegExp(text)}$`) : text;
  await expect.element(locator).toHaveTextContent(whole);
}

/** Waits until exactly these whole texts are found, in this order. */
export async function expectTexts(locator: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const wholeTexts = () =>
    locator.elements().map((element) => element.textContent.replace(/\s+/g, ' ').trim());
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
  await expect.poll(wholeTexts).toEqual(expected);
}

/** Waits until exactly `count` elements are found. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.elements().length).toBe(count);
}

/** Waits until an element is gone or hidden. */
export async function expectHidden(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.query()?.checkVisibility({ visibilityProperty: true }) ?? false)
    .toBe(false);
}

/**
 * Waits until an element has the focus. Works in the editor, too: it is in a shadow root, so
 * `document.activeElement` is only its host.
 */
export async function expectFocus(locator: Locator): Promise<void> {
  const hasFocus = () => {
    const element = locator.query();
    return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  };
  await expect.poll(hasFocus).toBe(true);
}

/** Returns the box of an element, in CSS pixels. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Presses a key or a combination: `Enter`, `Control+Shift+k`. */
export async function press(keys: string): Promise<void> {
  const all = keys.split('+');
  const last = all.pop() ?? '';
  const down = all.map((key) => `{${key}>}`).join('');
  const up = all.map((key) => `{/${key}}`).join('');
  await userEvent.keyboard(`${down}${last.length === 1 ? literal(last) : `{${last}}`}${up}`);
}

/** Types a text key by key. A line feed is Enter. */
export async function type(text: string): Promise<void> {
  await userEvent.keyboard(Array.from(text, (key) => (key === '\n' ? '{Enter}' : literal(key))).join(''));
}

/** Escapes a key for `userEvent`. */
function literal(key: string): string {
  return key === '{' || key === '[' ? key + key : key;
}

/** For `toBeInViewport`: the whole element. Chromium rounds the ratio in a frame, even to 0.9999995. */
export const WHOLE = { ratio: 0.999 };

/** Window size of a desktop, in CSS pixels. Every test starts with it. */
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
