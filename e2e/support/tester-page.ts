import { expect, type Locator, type Page } from '@playwright/test';

/** A file to open, as bytes. */
export interface OpenedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Bytes as a file named robots.txt. */
export function robotsFile(content: string | Uint8Array): OpenedFile {
  return { name: 'robots.txt', mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** The page as somebody sees it: by roles and names. */
export class TesterPage {
  readonly page: Page;
  readonly crawler: Locator;
  readonly url: Locator;
  /** The visible verdict, with `data-verdict`, `data-line` and `data-version`. */
  readonly verdict: Locator;
  /** What screen readers are told. */
  readonly announcement: Locator;
  /** The editor's text box; there once the editor is loaded. */
  readonly editor: Locator;
  /** Where the text came from, or a warning. */
  readonly source: Locator;
  /** The button that opens and closes the panel of simulated answers, and the panel. */
  readonly simulate: Locator;
  readonly simulation: Locator;
  /** Facts about the file. */
  readonly facts: Locator;
  /** The four steps. */
  readonly why: Locator;
  /** What the lines that decide no verdict mean to the crawler; nothing where there are none. */
  readonly fields: Locator;
  /** The view of all crawlers. */
  readonly crawlers: Locator;
  /** Its rows, one per crawler. */
  readonly crawlerRows: Locator;
  /** What screen readers are told once the rows were filtered. */
  readonly crawlersFound: Locator;
  /** The view of all readers. */
  readonly engines: Locator;
  /** The choice in it by whose rules the file is read. */
  readonly readBy: Locator;
  /** The end of the verdict's row: what other readers would say. */
  readonly otherReaders: Locator;

  constructor(page: Page) {
    this.page = page;
    this.crawler = page.getByRole('combobox', { name: 'Crawler' });
    this.url = page.getByRole('textbox', { name: 'URL to test' });
    this.verdict = page.locator('[data-verdict]');
    this.announcement = page.getByRole('status', { name: 'Answer' });
    this.editor = page.getByRole('textbox', { name: 'robots.txt', exact: true });
    const bar = page.getByRole('region', { name: 'Source' });
    this.source = bar.locator(':scope > div');
    this.simulate = bar.getByRole('button', { name: 'Simulate', exact: true });
    this.simulation = page.getByRole('dialog', { name: 'Simulate' });
    this.facts = page.getByRole('contentinfo', { name: 'File status' });
    this.why = page.getByRole('list', { name: 'Four steps to the answer' });
    this.fields = page.getByRole('region', { name: 'For this crawler' });
    // By its id, so that it is found while it is hidden.
    this.crawlers = page.locator('#panel-crawlers');
    this.crawlerRows = this.crawlers.locator('[data-crawler]');
    this.crawlersFound = this.crawlers.getByRole('status', { name: 'Crawlers found' });
    this.engines = page.locator('#panel-engines');
    this.readBy = this.engines.getByRole('combobox', { name: 'Read the file by' });
    this.otherReaders = this.verdict.getByRole('button');
  }

  /** Opens the view of all crawlers and waits for its rows. */
  async showCrawlers(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Crawlers' }).click();
    const list = this.crawlers.locator('[data-version]');
    await expect
      .poll(
        async () =>
          Number(await list.getAttribute('data-version', { timeout: 5000 })) - (await this.version()),
      )
      .toBe(0);
  }

  /** The name of a crawler in that view: a button that asks about it. */
  crawlerName(name: string): Locator {
    return this.crawlers.getByRole('button', { name, exact: true });
  }

  /** The row of a crawler in that view. */
  crawlerRow(name: string): Locator {
    return this.crawlerRows.filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  /** Searches in that view. */
  async findCrawler(query: string): Promise<void> {
    await write(this.crawlers.getByRole('searchbox', { name: 'Find a crawler' }), query);
  }

  /** Copies the rows that are shown in that view. */
  async copyCrawlers(format: 'Markdown' | 'CSV'): Promise<void> {
    await this.crawlers.getByRole('button', { name: 'Copy table' }).click();
    await this.crawlers.getByRole('menuitem', { name: format }).click();
  }

  /** Opens the view of all readers and waits until each of them has decided. */
  async showEngines(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Engines' }).click();
    await expect(this.reader('python').locator('td svg')).toBeAttached();
  }

  /** The row of a reader in that view. */
  reader(id: string): Locator {
    return this.engines.locator(`[data-reader="${id}"]`);
  }

  /** Goes to the page and waits until it has answered and can be typed into. */
  async start(path = '/', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    await this.page.goto(path, { waitUntil });
    // By its name alone: on phones another view may be shown.
    await expect(this.page.locator('[aria-label="robots.txt"]')).toBeAttached();
    await expect(this.verdict).not.toContainText('The file is being read.');
  }

  /** Opens a file by the page's file field, waits until it is shown, and asks about the same URL as before. */
  async open(file: OpenedFile | string): Promise<void> {
    const url = await this.testedUrl();
    const opened = typeof file === 'string' ? robotsFile(file) : file;
    await this.page.locator('input[type=file]').setInputFiles(opened);
    await expect(this.source).not.toContainText('Example:');
    await this.testAgain(url);
  }

  /** What the URL field holds. By its label: with a list of URLs its role is another. */
  testedUrl(): Promise<string> {
    return this.page.getByLabel('URL to test').inputValue();
  }

  /** Asks about this URL where it went with the example; a test file brings its own. */
  async testAgain(url: string): Promise<void> {
    if (url !== '' && (await this.testedUrl()) === '') await this.testUrl(url);
  }

  /** Asks about a URL. */
  async testUrl(url: string): Promise<void> {
    await write(this.url, url);
  }

  /** Types into the crawler field without leaving it. */
  async typeCrawler(name: string): Promise<void> {
    await write(this.crawler, name);
  }

  /** Asks about a crawler as one types it. */
  async chooseCrawler(name: string): Promise<void> {
    await this.typeCrawler(name);
    await this.crawler.press('Enter');
  }

  /** Opens the panel of simulated answers, if it is not open, and chooses one. */
  async pretend(answer: string): Promise<void> {
    if (!(await this.simulation.isVisible())) await this.simulate.click();
    await this.simulation.getByRole('radio', { name: new RegExp(`^${escapeRegExp(answer)}`) }).check();
  }

  /** Says in the panel where the file lies; opens it, if it is not open. */
  async fileLiesAt(address: string): Promise<void> {
    if (!(await this.simulation.isVisible())) await this.simulate.click();
    await this.fill('Address of this robots.txt', address);
  }

  /** Types into a field of the panel. */
  async fill(name: string, text: string): Promise<void> {
    await write(this.simulation.getByRole('textbox', { name, exact: true }), text);
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Open', exact: true }).click();
    const menu = this.page.getByRole('menu', { name: 'Open' });
    await expect(menu).toBeVisible();
    return menu;
  }

  async chooseFromMenu(name: string | RegExp): Promise<void> {
    await (await this.openMenu()).getByRole('menuitem', { name }).click();
  }

  async expectVerdict(
    outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable' | 'none',
    line: number,
    sentence?: string | RegExp,
  ): Promise<void> {
    await expect(this.verdict).toHaveAttribute('data-verdict', outcome);
    await expect(this.verdict).toHaveAttribute('data-line', String(line));
    // Without what the row says of other readers.
    if (sentence !== undefined) await expect(this.verdict.getByRole('paragraph')).toHaveText(sentence);
  }

  /** Number of the state of text and question that the verdict answers; 0 where there is none. */
  async version(): Promise<number> {
    return Number((await this.verdict.getAttribute('data-version')) ?? 0);
  }

  /** The verdict with its version: another one for every question. */
  async answer(): Promise<string> {
    return `${await this.version()} ${await this.verdict.getByRole('paragraph').textContent()}`;
  }

  /** Waits for an answer that is newer than this version. */
  async expectNewerThan(version: number): Promise<void> {
    await expect.poll(() => this.version()).toBeGreaterThan(version);
  }

  /** A line in the editor's sight, by all of its text. */
  line(text: string): Locator {
    return this.editor.locator(':scope > div').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) });
  }

  /** How many lines are in the editor's sight. */
  lineCount(): Promise<number> {
    return this.editor.locator(':scope > div').count();
  }

  /** Text of the line in which the caret is. */
  caretLine(): Promise<string | null> {
    return this.editor.evaluate((editor) => {
      const root = editor.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
      let node = (root.getSelection?.() ?? document.getSelection())?.focusNode ?? null;
      while (node !== null && node.parentNode !== editor) node = node.parentNode;
      return node?.textContent ?? null;
    });
  }

  /** Puts the caret behind the last character. */
  async goToEnd(): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+End');
  }

  /** Replaces the whole text as a paste does, asks about the same URL as before, and goes back into the editor. */
  async pasteOverAll(text: string): Promise<void> {
    const url = await this.testedUrl();
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.paste(text);
    await this.testAgain(url);
    await this.editor.focus();
  }

  /** Pastes at the caret. */
  async paste(text: string): Promise<void> {
    await this.editor.evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
      // Firefox takes no data in the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      editor.dispatchEvent(event);
    }, text);
  }

  /** Drops a file made in the page: bytes, or so many bytes of the letter a. */
  async drop(name: string, content: Uint8Array | number): Promise<void> {
    const bytes = typeof content === 'number' ? content : Array.from(content);
    await this.page.locator('body').evaluate(
      (body, file) => {
        const data =
          typeof file.bytes === 'number' ? new Uint8Array(file.bytes).fill(97) : Uint8Array.from(file.bytes);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([data], file.name));
        for (const type of ['dragenter', 'dragover', 'drop'])
          body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name, bytes },
    );
  }

  /** True where the page can be scrolled sideways. */
  scrollsSideways(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
  }
}

/**
 * Replaces what stands in a field, as one input of the browser's own. Playwright's `fill` does the same, but not over WebDriver BiDi: there it
 * sets the value in a way that React does not notice.
 */
export async function write(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, typed) => {
    input.select();
    if (typed === '') document.execCommand('delete');
    else document.execCommand('insertText', false, typed);
  }, text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
