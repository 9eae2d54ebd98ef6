import { expect, type Locator, type Page } from '@playwright/test';

/** A file to open, as bytes. */
export interface OpenedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Creates a file named robots.txt from bytes. */
export function robotsFile(content: string | Uint8Array): OpenedFile {
  return { name: 'robots.txt', mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** The page as a user sees it: by roles and names. */
export class TesterPage {
  readonly page: Page;
  readonly crawler: Locator;
  readonly url: Locator;
  /** The visible verdict, with `data-verdict`, `data-line` and `data-version`. */
  readonly verdict: Locator;
  /** The announcements to screen readers. */
  readonly announcement: Locator;
  /** The editor's text box; exists once the editor has loaded. */
  readonly editor: Locator;
  /** The origin of the text, or a warning. */
  readonly source: Locator;
  /** The button that opens and closes the panel of simulated answers; `simulation` is the panel. */
  readonly simulate: Locator;
  readonly simulation: Locator;
  /** Facts about the file. */
  readonly facts: Locator;
  /** The reasons for the answer. */
  readonly why: Locator;
  /** Meaning of the lines that decide no verdict, for the current crawler. Absent without such lines. */
  readonly fields: Locator;
  /** The view of all crawlers. */
  readonly crawlers: Locator;
  /** Its rows, one per crawler. */
  readonly crawlerRows: Locator;
  /** Announcement to screen readers after the rows were filtered. */
  readonly crawlersFound: Locator;
  /** The list of all dialects in Why. */
  readonly engines: Locator;
  /** The button in Why that opens it. */
  readonly compareEngines: Locator;
  /** The menu in it that selects the dialect of the answer. */
  readonly answerByMenu: Locator;
  /** The end of the verdict's row: the answers of other dialects. */
  readonly otherDialects: Locator;

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
    this.why = page.getByRole('region', { name: 'Reasons for the answer' });
    // Located by its name only: it is folded at first.
    this.fields = page.locator('[aria-label="For this crawler"]');
    // Located by id, so that it is found while hidden.
    this.crawlers = page.locator('#panel-crawlers');
    this.crawlerRows = this.crawlers.locator('[data-crawler]');
    this.crawlersFound = this.crawlers.getByRole('status', { name: 'Crawlers found' });
    this.engines = page.getByRole('region', { name: 'Other engines' });
    this.compareEngines = page.getByRole('button', { name: 'Compare: Other engines' });
    this.answerByMenu = this.engines.getByRole('button', { name: 'Answer by another engine…' });
    this.otherDialects = this.verdict.locator(':scope > button');
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

  /** The name of a crawler in that view: a button that selects it. */
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

  /** Copies the rows shown in that view. */
  async copyCrawlers(format: 'Markdown' | 'CSV'): Promise<void> {
    await this.crawlers.getByRole('button', { name: 'Copy table' }).click();
    await this.crawlers.getByRole('menuitem', { name: format }).click();
  }

  /** Opens the list of all dialects and waits until each of them has decided. */
  async showEngines(): Promise<void> {
    await this.page.getByRole('tab', { name: 'Why' }).click();
    await this.compareEngines.click();
    await expect(this.engineCell('python').locator('svg')).toBeAttached();
  }

  /** The cell with the verdict of a dialect in that list. */
  engineCell(id: string): Locator {
    return this.engines.locator(`[data-row=answer] [data-engines~="${id}"]`);
  }

  /** The head of a dialect's column in that list. */
  engineHead(name: string): Locator {
    return this.engines.getByRole('columnheader', { name });
  }

  /** Chooses the dialect of the answer in that list. */
  async answerBy(name: string): Promise<void> {
    await this.answerByMenu.click();
    await this.engines.getByRole('menuitem', { name }).first().click();
  }

  /** Opens the page and waits until it has answered and can be typed into. */
  async start(path = '/', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    await this.page.goto(path, { waitUntil });
    // By its name only, because another view may be shown on phones.
    await expect(this.page.locator('[aria-label="robots.txt"]')).toBeAttached();
    await expect(this.verdict).not.toContainText('Reading the file…');
  }

  /** Opens a file with the page's file field, waits until it is shown, and asks about the same URL as before. */
  async open(file: OpenedFile | string): Promise<void> {
    const url = await this.testedUrl();
    const opened = typeof file === 'string' ? robotsFile(file) : file;
    const isAfterExample = (await this.source.textContent())?.includes('Example:');
    await this.page.locator('input[type=file]').setInputFiles(opened);
    await expect(this.source).not.toContainText('Example:');
    // The name of a file may be that of the file before.
    if (!isAfterExample && typeof file === 'string') await expect(this.facts).toContainText(linesOf(file));
    await this.testAgain(url);
  }

  /** Returns the value of the URL field. Located by its label, because with a list of URLs it has another role. */
  testedUrl(): Promise<string> {
    return this.page.getByLabel('URL to test').inputValue();
  }

  /** Asks about this URL and opens Why if it was removed with the example; a test file brings its own. */
  async testAgain(url: string): Promise<void> {
    if (url === '' || (await this.testedUrl()) !== '') return;
    await this.testUrl(url);
    await this.page.getByRole('tab', { name: 'Why' }).click();
  }

  /** Asks about a URL. */
  async testUrl(url: string): Promise<void> {
    await write(this.url, url);
  }

  /** Types into the crawler field without leaving it. */
  async typeCrawler(name: string): Promise<void> {
    await write(this.crawler, name);
  }

  /** Asks about a crawler by typing its name. */
  async chooseCrawler(name: string): Promise<void> {
    await this.typeCrawler(name);
    await this.crawler.press('Enter');
  }

  /** Opens the panel of simulated answers unless it is open, and selects one. */
  async pretend(answer: string): Promise<void> {
    if (!(await this.simulation.isVisible())) await this.simulate.click();
    await this.simulation.getByRole('radio', { name: new RegExp(`^${escapeRegExp(answer)}`) }).check();
  }

  /** Enters the file's address in the panel; opens the panel unless it is open. */
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
    // Compares only the sentence, without the row's part about other dialects.
    if (sentence !== undefined) await expect(this.verdict.getByRole('paragraph')).toHaveText(sentence);
  }

  /** Returns the version of text and question that the verdict answers; 0 if there is none. */
  async version(): Promise<number> {
    return Number((await this.verdict.getAttribute('data-version')) ?? 0);
  }

  /** Returns the verdict with its version, which is different for every question. */
  async answer(): Promise<string> {
    return `${await this.version()} ${await this.verdict.getByRole('paragraph').textContent()}`;
  }

  /** Waits for an answer that is newer than this version. */
  async expectNewerThan(version: number): Promise<void> {
    await expect.poll(() => this.version()).toBeGreaterThan(version);
  }

  /** A line among those rendered in the editor, by its whole text. */
  line(text: string): Locator {
    return this.editor.locator(':scope > div').filter({ hasText: new RegExp(`^${escapeRegExp(text)}$`) });
  }

  /** Returns the number of lines rendered in the editor. */
  lineCount(): Promise<number> {
    return this.editor.locator(':scope > div').count();
  }

  /** Returns the text of the line with the caret. */
  caretLine(): Promise<string | null> {
    return this.editor.evaluate((editor) => {
      const root = editor.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
      let node = (root.getSelection?.() ?? document.getSelection())?.focusNode ?? null;
      while (node !== null && node.parentNode !== editor) node = node.parentNode;
      return node?.textContent ?? null;
    });
  }

  /** Puts the caret after the last character. */
  async goToEnd(): Promise<void> {
    await this.editor.focus();
    await this.page.keyboard.press('ControlOrMeta+End');
  }

  /** Replaces the whole text by pasting, asks about the same URL as before, and goes back into the editor. */
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
      // Firefox ignores data passed to the constructor.
      Object.defineProperty(event, 'clipboardData', { value: clipboardData });
      editor.dispatchEvent(event);
    }, text);
  }

  /** Drops a file created in the page: bytes, or so many bytes of the letter a. */
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

  /** Returns true if the page can be scrolled sideways. */
  scrollsSideways(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
  }
}

/**
 * Replaces the content of a field as one native input. Playwright's `fill` does the same, but not over WebDriver BiDi: there it sets the value in a way
 * that React doesn't notice.
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

/** Returns the number of lines as the page shows it: `60,003 lines`. */
function linesOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).length;
  return `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
}
