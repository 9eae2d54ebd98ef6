import { expect } from '@playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** A page in WebKitGTK, or the frame in it that was entered last. */
export class WebKitPage {
  readonly #driver: WebDriver;
  /** Problems in documents that were left. */
  readonly #problems: string[] = [];

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async open(address: string): Promise<void> {
    await this.#gatherProblems();
    await this.#driver.get(address);
    await this.#watch();
  }

  /** Enters a frame once it exists and has loaded. */
  async enterFrame(css: string): Promise<void> {
    const frame = await this.element(css);
    await this.#gatherProblems();
    await this.#driver.switchTo().frame(frame);
    // The frame's first document is an empty one.
    await this.#poll('return location.href !== "about:blank" && document.readyState').toBe('complete');
    await this.#watch();
  }

  /** Waits for an element and returns it. */
  element(css: string): Promise<WebElement> {
    return this.#firstOf(By.css(css));
  }

  /** Waits for buttons whose text starts with `text`, and presses the first. */
  async press(text: string): Promise<void> {
    const xpath = `//button[starts-with(normalize-space(), "${text}")]`;
    await (await this.#firstOf(By.xpath(xpath))).click();
  }

  /** Replaces the content of a field with the keyboard. */
  async write(label: string, ...keys: readonly string[]): Promise<void> {
    await this.#type(await this.element(`input[aria-label="${label}"]`), keys);
  }

  /** Replaces the text in the editor with the keyboard. */
  async writeFile(...lines: readonly string[]): Promise<void> {
    await this.#poll(`return !!${EDITOR}`).toBe(true);
    await this.#type(await this.element('#editor'), [lines.join(Key.ENTER)]);
  }

  /** Waits until the editor shows these lines. */
  async expectFile(...lines: readonly string[]): Promise<void> {
    await this.#poll(`return ${EDITOR} && [...${EDITOR}.children].map((line) => line.textContent)`).toEqual(
      lines,
    );
  }

  /** Waits for a verdict; the line is 0 if none decides. */
  async expectVerdict(outcome: 'allowed' | 'disallowed', line: number): Promise<void> {
    await this.#poll(
      'const verdict = document.querySelector("[data-verdict]");' +
        'return verdict && [verdict.dataset.verdict, verdict.dataset.line].join(" ")',
    ).toBe(`${outcome} ${line}`);
  }

  /** Waits for text that is visible in an element. */
  async expectText(css: string, text: string | RegExp): Promise<void> {
    const element = await this.element(css);
    await expect.poll(() => element.getText(), { message: css }).toMatch(text);
  }

  /** Runs the body of an asynchronous function in the document and returns its result. */
  run<Result>(body: string): Promise<Result> {
    return this.#driver.executeScript<Result>(`return (async () => { ${body} })()`);
  }

  /** Problems in the documents so far: uncaught errors, console errors, violations of the content security policy. */
  async problems(): Promise<readonly string[]> {
    await this.#gatherProblems();
    return this.#problems;
  }

  async #firstOf(by: By): Promise<WebElement> {
    let found: WebElement[] = [];
    const find = async () => {
      // WebDriver throws if the page replaces an element while it is being located.
      found = await this.#driver.findElements(by).catch(() => []);
      return found.length;
    };
    await expect.poll(find, { message: String(by) }).toBeGreaterThan(0);
    const [first] = found;
    if (!first) throw new Error(`No element: ${by}`);
    return first;
  }

  /** Clicks the element, selects all with Ctrl+A, and presses keys. */
  async #type(element: WebElement, keys: readonly string[]): Promise<void> {
    const actions = this.#driver.actions().click(element);
    await actions
      .keyDown(Key.CONTROL)
      .sendKeys('a')
      .keyUp(Key.CONTROL)
      .sendKeys(...keys)
      .perform();
  }

  #poll(script: string) {
    return expect.poll(() => this.#driver.executeScript(script), { message: script });
  }

  async #gatherProblems(): Promise<void> {
    const problems = await this.#driver.executeScript<string[]>('return window.problems?.splice(0) ?? []');
    this.#problems.push(...problems);
  }

  /** Collects problems from now on. WebDriver sees none of those before the document has loaded. */
  async #watch(): Promise<void> {
    await this.#driver.executeScript(() => {
      const problems: string[] = [];
      Object.assign(window, { problems });
      addEventListener('error', ({ message }) => {
        // Not an error: the browser lays out the rest in its next frame. Playwright ignores it, too.
        if (!message.startsWith('ResizeObserver loop')) problems.push(`error: ${message}`);
      });
      addEventListener('unhandledrejection', (event) => problems.push(`rejection: ${event.reason}`));
      console.error = (...values: unknown[]) => problems.push(`console: ${values.join(' ')}`);
      addEventListener('securitypolicyviolation', (event) =>
        problems.push(`violation: ${event.effectiveDirective}, ${event.blockedURI}`),
      );
    });
  }
}

/** The editor's text box, which is in a shadow root. */
const EDITOR = `document.querySelector('#editor > div')?.shadowRoot?.querySelector('[role=textbox]')`;
