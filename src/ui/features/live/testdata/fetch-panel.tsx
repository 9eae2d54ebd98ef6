import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answered, ScriptedService, SITE_TEXT, SITE_URL } from '../../../../store/testdata/scripted-service';
import type { Tester } from '../../../../store/tester';
import { App } from '../../../page/app';
import { type MountOptions, mount } from '../../../testdata/mount';
import { mountFile } from '../../../testdata/mount-file';
import { screen } from '../../../testdata/screen';

const root = page.getByRole('dialog', { name: 'Fetch' });

/** The Fetch panel. */
export const panel = {
  root,
  /** Opens and closes the panel. */
  button: page.getByRole('region', { name: 'Source' }).getByRole('button', { name: 'Fetch' }),
  site: root.getByRole('textbox', { name: 'Site' }),
  as: root.getByRole('combobox', { name: 'Fetch as' }),
  status: root.getByRole('status', { name: 'Fetch status' }),
  requests: root.getByRole('list', { name: 'Requests' }),
  ways: root.getByRole('region', { name: 'Other ways to get the file' }),

  press: (name: string): Promise<void> => root.getByRole('button', { name, exact: true }).click(),

  /** Opens the panel unless it is open. */
  async open(): Promise<void> {
    if (root.query() === null) await panel.button.click();
  },

  /** Waits until a file has closed the panel, then opens it again to read its content. */
  async reopen(): Promise<void> {
    await expect.element(root).not.toBeInTheDocument();
    await panel.button.click();
  },

  /** Opens the panel and fetches a site. A file closes the panel. */
  async fetch(site: string): Promise<void> {
    await panel.open();
    await panel.site.fill(site);
    await userEvent.keyboard('{Enter}');
  },
};

/** Returns the summary element that unfolds another way to get the file. */
export function way(name: 'With a bookmark' | 'In a terminal'): Locator {
  return panel.ways.getByText(name, { exact: true });
}

/** A path, because it can be tested on every site. The full URL of an example would be dropped with the example. */
const TESTED_PATH = '/shop/cart?x=1';

/** Mounts the file with source bar, question, verdict and a fetch service. */
export async function mountFetch(
  options: MountOptions = {},
): Promise<{ readonly service: ScriptedService; readonly tester: Tester }> {
  const service = new ScriptedService();
  const tester = await mountFile({ url: TESTED_PATH, loadLive: service.load, ...options });
  await screen.expectVerdict('disallowed', 12);
  return { service, tester };
}

/** Mounts the whole page with a fetch service. */
export async function mountPage(): Promise<ScriptedService> {
  const service = new ScriptedService();
  await mount(<App />, { url: TESTED_PATH, loadLive: service.load });
  await screen.expectVerdict('disallowed', 12);
  return service;
}

/** The service's reply about a site that redirects once before it sends its file. */
export const REDIRECTED = answered(SITE_TEXT, {
  hops: [
    { url: SITE_URL, status: 301, headers: [['location', 'https://www.example.com/robots.txt']] },
    {
      url: 'https://www.example.com/robots.txt',
      status: 200,
      headers: [
        ['content-type', 'text/plain; charset=utf-8'],
        ['cache-control', 'public, max-age=86400'],
      ],
    },
  ],
});

/** Waits until the example of the first visit is tested. */
export async function expectExample(): Promise<void> {
  await expect.element(screen.source).toHaveTextContent(/^Example: A shop/);
  await screen.expectVerdict('disallowed', 12);
}
