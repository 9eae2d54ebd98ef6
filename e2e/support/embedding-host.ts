import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import type { Question, RobotsTxtTesterElement } from '../../src/embed/element-api';
import type { HostSite } from './embedded-page';

/** An event that the page received from an element: type, the element's id, detail. */
export type HostEvent = [type: string, id: string, detail: unknown];

/** A page of another site that uses the custom element. */
export class EmbeddingHost {
  readonly page: Page;
  readonly element: Locator;
  readonly iframe: Locator;
  /** The first element's frame. */
  readonly frame: FrameLocator;
  readonly verdict: Locator;
  /** The element's own content, shown without the frame. */
  readonly plain: Locator;
  /** The script element that loads the script from the tester's host. */
  readonly script: string;
  readonly #site: HostSite;

  constructor(page: Page, site: HostSite, tester: string) {
    this.page = page;
    this.#site = site;
    this.script = `<script src="${tester}/embed/v1.js"></script>`;
    this.element = page.locator('robots-txt-tester');
    this.iframe = this.element.locator('iframe');
    this.frame = page.frameLocator('robots-txt-tester iframe');
    this.verdict = this.frame.locator('[data-verdict]');
    this.plain = page.locator('robots-txt-tester > pre');
  }

  /** Opens a page with this HTML and records the elements' events. */
  async show(html: string): Promise<void> {
    this.#site.write(html);
    await this.page.addInitScript(() => {
      const events: HostEvent[] = [];
      Object.assign(window, { events });
      const remember = (event: Event) => {
        // For an event that left a shadow root, `target` is the shadow host. The first entry of the path is the element.
        const { id } = event.composedPath()[0] as Element;
        if (event instanceof CustomEvent) events.push([event.type, id, event.detail]);
      };
      for (const type of ['ready', 'verdict', 'guess', 'change']) document.addEventListener(type, remember);
      // `error` doesn't bubble.
      document.addEventListener('error', remember, { capture: true });
    });
    await this.page.goto(this.#site.origin);
  }

  /** The events so far. */
  events(): Promise<HostEvent[]> {
    return this.page.evaluate(() => (window as unknown as { events: HostEvent[] }).events);
  }

  /** The names of the events so far. */
  async eventTypes(): Promise<string[]> {
    return (await this.events()).map(([type]) => type);
  }

  getText(): Promise<string> {
    return this.element.first().evaluate((element: RobotsTxtTesterElement) => element.getText());
  }

  setText(text: string): Promise<void> {
    return this.element
      .first()
      .evaluate((element: RobotsTxtTesterElement, next) => element.setText(next), text);
  }

  async verdictFor(question: Question): Promise<string> {
    const verdict = await this.element
      .first()
      .evaluate((element: RobotsTxtTesterElement, value) => element.ask(value), question);
    return `${verdict.outcome} ${verdict.line}`;
  }

  /** Returns the element's frame, to run code in it. */
  async inside(): Promise<Frame> {
    const frame = await (await this.iframe.first().elementHandle())?.contentFrame();
    if (!frame) throw new Error('The element has no frame');
    return frame;
  }

  /** Height of the element in CSS pixels. */
  height(): Promise<number> {
    return this.element.first().evaluate((element) => element.getBoundingClientRect().height);
  }
}
