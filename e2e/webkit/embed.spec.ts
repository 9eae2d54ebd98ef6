import { fragmentOf, type HostSite, startHostSite } from '../support/embedded-page';
import { everyId, pageOfEveryElement } from '../support/every-element';
import { test as base, expect } from './test';

const FILE = ['User-agent: *', 'Disallow: /downloads/', 'Allow: /downloads/free/'];

const test = base.extend<{ site: HostSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
});

for (const [name, attribute] of [
  ['without a sandbox', ''],
  ['with the documented sandbox', 'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"'],
  ['with sandbox="allow-scripts" alone', 'sandbox="allow-scripts"'],
] as const) {
  test(`a frame answers ${name}`, async ({ webKit, site, baseURL }) => {
    const fragment = fragmentOf({ url: '/downloads/free/a', text: FILE.join('\n') });
    site.write(`<iframe src="${baseURL}/embed/#${fragment}" width="720" height="420" ${attribute}></iframe>`);
    await webKit.open(site.origin);
    await webKit.enterFrame('iframe');
    await webKit.expectFile(...FILE);
    await webKit.expectVerdict('allowed', 3);
    await webKit.write('URL to test', '/downloads/');
    await webKit.expectVerdict('disallowed', 2);
    if (attribute !== 'sandbox="allow-scripts"') return;
    await (await webKit.element('footer a')).click();
    await webKit.expectText('footer', 'Copy link');
  });
}

test('the element answers about a fence, in the theme of its page', async ({ webKit, site, baseURL }) => {
  const lines = FILE.map((line) => `<span class="token-line">${line}<br></span>`).join('');
  site.write(
    `<style>body { background: oklch(0.2 0.02 260) }</style><script src="${baseURL}/embed/v1.js"></script>` +
      `<pre><code>${lines}</code></pre><robots-txt-tester url="/downloads/free/a"></robots-txt-tester>`,
  );
  await webKit.open(site.origin);
  expect(
    await webKit.run(`
      const tester = document.querySelector('robots-txt-tester');
      const { outcome, line } = await tester.ask({ url: '/downloads/' });
      const { src, style } = tester.shadowRoot.querySelector('iframe');
      return [outcome, line, await tester.getText(), src.includes('theme=dark'), style.colorScheme];`),
  ).toEqual(['disallowed', 2, `${FILE.join('\n')}\n`, true, 'dark']);
});

test('an element is ready with every view and every part', async ({ webKit, site, baseURL }) => {
  site.write(pageOfEveryElement(baseURL ?? ''));
  await webKit.open(site.origin);
  await expect.poll(() => webKit.run('return readyIds.sort()')).toEqual([...everyId].sort());
});

test('the Embed dialog shows its preview', async ({ webKit, baseURL }) => {
  await webKit.open(`${baseURL}/`);
  await webKit.press('Embed');
  await webKit.enterFrame('dialog iframe');
  await webKit.expectVerdict('disallowed', 12);
});
