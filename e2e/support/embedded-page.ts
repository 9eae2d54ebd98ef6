import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A site other than the tester's, with one page whose content is the latest written body. */
export interface HostSite {
  readonly origin: string;
  /** The page's body, in HTML, and additional headers. */
  write(body: string, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a site on another origin, which is also cross-site to `127.0.0.1`. */
export async function startHostSite(): Promise<HostSite> {
  let page = '';
  let additional: Readonly<Record<string, string>> = {};
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...additional });
    response.end(`<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${page}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    write: (body, headers = {}) => {
      page = body;
      additional = headers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Options of a page that frames the tester. */
interface Framing {
  /** Parameters of the address, as documented. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** A raw fragment, instead of parameters. */
  readonly fragment?: string;
  /** Value of the attribute; omitted if undefined. */
  readonly sandbox?: string;
  readonly width?: number;
  readonly height?: number;
  /** HTML before and after the frame. */
  readonly before?: string;
  readonly behind?: string;
}

/** The embed page as a reader of another site's page sees it. */
export class EmbeddedPage {
  readonly page: Page;
  readonly frame: FrameLocator;
  readonly crawler: Locator;
  readonly url: Locator;
  readonly verdict: Locator;
  readonly editor: Locator;
  readonly overview: Locator;
  readonly footer: Locator;
  readonly open: Locator;
  readonly #site: HostSite;
  readonly #tester: string;

  constructor(page: Page, site: HostSite, tester: string) {
    this.page = page;
    this.#site = site;
    this.#tester = tester;
    this.frame = page.frameLocator('iframe');
    this.crawler = this.frame.getByRole('combobox', { name: 'Crawler' });
    this.url = this.frame.getByRole('textbox', { name: 'URL to test' });
    this.verdict = this.frame.locator('[data-verdict]');
    this.editor = this.frame.getByRole('textbox', { name: 'robots.txt', exact: true });
    this.overview = this.frame.locator('#overview');
    this.footer = this.frame.locator('footer');
    this.open = this.frame.getByRole('link', { name: 'Open in the tester' });
  }

  /** Opens the host's page with the frame in it. */
  async show(framing: Framing = {}): Promise<void> {
    const { parameters = {}, sandbox, width = 720, height = 420, before = '', behind = '' } = framing;
    const fragment = framing.fragment ?? fragmentOf(parameters);
    const sandboxed = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
    this.#site.write(
      `<body>${before}<iframe title="robots.txt example" src="${this.#tester}/embed/#${fragment}"${sandboxed} ` +
        `style="width:${width}px;height:${height}px;border:0"></iframe>${behind}`,
    );
    await this.page.goto(this.#site.origin);
  }

  /** A line of the text in the editor. */
  line(text: string): Locator {
    return this.frame.locator('.cm-line').filter({ hasText: text });
  }

  /** Runs code in the frame. */
  inFrame<Result>(code: () => Result | Promise<Result>): Promise<Result> {
    return this.frame.locator('html').evaluate(code);
  }
}

/** Formats parameters for an address. */
export function fragmentOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
