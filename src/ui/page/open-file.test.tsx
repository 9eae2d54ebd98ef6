import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problemsTexts } from '../../messages';
import { AnswerStatus } from '../features/answer/answer-status';
import { VerdictBar } from '../features/answer/verdict-bar';
import { QuestionBar } from '../features/question/question';
import { StatusBar } from '../features/source/status-bar';
import { importDialog } from '../features/urls/testdata/import-dialog';
import { dragFile } from '../testdata/drag-file';
import { lastWrite } from '../testdata/last-write';
import { type MountOptions, mount } from '../testdata/mount';
import { openPage } from '../testdata/open-page';
import { expectText, expectTexts, press, screen, type } from '../testdata/screen';
import { urlsPage } from '../testdata/urls-page';
import { DropZone } from './drop-zone';
import { FileView } from './file-view';

const dismiss = page.getByRole('button', { name: 'Dismiss' });
const lines = screen.editor.locate(':scope > div');

/** Mounts question, verdict and file, and waits until the editor is loaded. */
async function mountFile(options?: MountOptions) {
  const tester = await mount(
    <div>
      <main>
        <QuestionBar />
        <VerdictBar />
        <AnswerStatus />
        <FileView ref={null} />
      </main>
      <StatusBar />
      <DropZone />
    </div>,
    options,
  );
  // Load the problems, as the Problems tab does in the page.
  tester.actions.loadProblems();
  await expect.element(screen.editor).toBeInTheDocument();
  return tester;
}

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  screen.editor
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** Returns a text in UTF-16 with its byte order mark. */
function utf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  Array.from(`\uFEFF${text}`, (character, place) =>
    view.setUint16(2 * place, character.charCodeAt(0), isLittleEndian),
  );
  return new Uint8Array(view.buffer);
}

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const blocksA = 'User-agent: *\nDisallow: /a\n';
const png = latin1(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
);
const html = '<!doctype html>\n<html><head><title>Not found</title></head><body>404</body></html>\n';

/** Bytes, the texts of status bar and source bar, and the verdict on /ab. */
const files = [
  [
    blocksA.replaceAll('\n', '\r\n'),
    /KiBCRLF(?:No problems|\d+ (?:error|warning|tip)s?.*)$/,
    'robots.txt',
    'disallowed',
    2,
  ],
  [
    blocksA.replaceAll('\n', '\r'),
    /KiBCR(?:No problems|\d+ (?:error|warning|tip)s?.*)$/,
    'robots.txt',
    'disallowed',
    2,
  ],
  [
    'User-agent: *\r\nDisallow: /a\rAllow: /b\n',
    /Mixed line endings(?:No problems|\d+ (?:error|warning|tip)s?.*)$/,
    'robots.txt',
    'disallowed',
    2,
  ],
  [`\uFEFF${blocksA}`, /UTF-8 with BOM/, 'robots.txt', 'disallowed', 2],
  [latin1(`${blocksA}Disallow: /\xE9\n`), /1 byte is not UTF-8/, 'robots.txt', 'disallowed', 2],
  [`${blocksA}Disallow: /\0b\n`, /4 lines/, 'robots.txt', 'disallowed', 2],
  [utf16(blocksA, true), /lines/, 'This file is UTF-16.', 'allowed', 0],
  [utf16(blocksA, false), /lines/, 'This file is UTF-16.', 'allowed', 0],
  [png, /\d+ bytes are not UTF-8/, "This doesn't look like text.", 'allowed', 0],
  [html, /2 lines|3 lines/, 'This is a web page, not a robots.txt.', 'allowed', 0],
] as const;

test('opens every kind of file unchanged, and each can be edited', async () => {
  const tester = await mountFile({ url: '/ab' });
  for (const [bytes, fact, source, outcome, line] of files) {
    await tester.actions.openFile(new File([bytes], 'robots.txt'));
    await expect.element(lastWrite.undo).toBeVisible();
    tester.actions.dismissWritten();
    await expect.element(dismiss).not.toBeInTheDocument();
    await expect.element(screen.source).toHaveTextContent(source);
    await expect.element(screen.facts).toHaveTextContent(fact);
    await screen.expectVerdict(outcome, line);
    await screen.goToEnd();
    paste('\nUser-agent: *\nDisallow: /ab');
    await screen.expectVerdict('disallowed', lines.elements().length);
  }
});

test('shows bytes that are not UTF-8 in the editor', async () => {
  const tester = await mountFile();
  await tester.actions.openFile(new File([latin1('User-agent: *\nDisallow: /caf\xE9\n')], 'robots.txt'));
  await expectText(screen.editor.getByRole('img', { name: 'byte E9, not UTF-8' }), '\\xE9');
  await expect.element(screen.line('Disallow: /caf\\xE9')).toBeVisible();
  await screen.testUrl('/caf%E9');
  await screen.expectVerdict('disallowed', 2);
});

test('shows a hint while a file is dragged over the page, and replaces the text when it is dropped onto the editor', async () => {
  await mountFile();
  const hint = page.getByText('Drop the file to open it');
  const file = new File(['User-agent: *\nDisallow: /shop\n'], 'on-editor.txt');
  dragFile(screen.verdict.element(), file, ['dragenter']);
  await expect.element(hint).toBeVisible();
  dragFile(screen.verdict.element(), file, ['dragleave']);
  await expect.element(hint).not.toBeInTheDocument();
  dragFile(screen.editor.element(), file);
  await expectText(screen.source, 'on-editor.txton-editor.txt opened.');
  await screen.testUrl('/shop/cart');
  await screen.expectVerdict('disallowed', 2);
  // The editor has not inserted the file's text as well.
  await expectTexts(lines, ['User-agent: *', 'Disallow: /shop', '']);
  await expect.element(screen.facts).toHaveTextContent('3 lines');
  await expect.element(hint).not.toBeInTheDocument();
});

test('an empty file has no rules, and offers an example', async () => {
  await mountFile({ text: '', url: '/shop' });
  await screen.expectVerdict('allowed', 0, 'Yes. Allowed: this file has no rules.');
  await expectText(screen.facts, '0 B of 500 KiBNo problems');
  await page.getByRole('button', { name: /^Try an example/ }).click();
  await screen.expectVerdict('disallowed', 12);
});

test('a chosen sitemap is a list of URLs, as when it is pasted', async () => {
  const tester = await openPage();
  const { document: before } = tester.store.getState();
  const map = '<?xml version="1.0"?>\n<urlset><url><loc>https://my-shop.test/a</loc></url></urlset>';
  const chooser = document.querySelector<HTMLInputElement>('input[type=file][hidden]');
  await userEvent.upload(page.elementLocator(chooser as Element), new File([map], 'download.xml'));
  await expect.poll(() => tester.store.getState().list.urls).toHaveLength(1);
  expect(tester.store.getState().document).toBe(before);
});

test('a chosen answer of curl is the file without its headers', async () => {
  const tester = await openPage();
  const chooser = page.elementLocator(document.querySelector('input[type=file][hidden]') as Element);
  const answer = latin1('HTTP/1.1 200 OK\r\nAllow: GET\r\n\r\nUser-agent: *\nDisallow: /caf\xE9\n');
  await userEvent.upload(chooser, new File([answer], 'robots.txt'));
  await expect
    .poll(() => tester.store.getState().document.text.toString())
    .toBe('User-agent: *\nDisallow: /caf\uDCE9\n');
});

test('a file that is not text has a problem', async () => {
  const tester = await mountFile();
  await tester.actions.openFile(new File([png], 'robots.txt'));
  await expect.element(screen.source).toHaveTextContent("This doesn't look like text.");
  await expect.element(screen.facts).toHaveTextContent(/1 warning$/);
});

test('refuses 100 MB and keeps the text', async () => {
  await mountFile();
  await screen.goToEnd();
  await type('\n# mine');
  const file = new File(['a'], 'huge.txt');
  Object.defineProperty(file, 'size', { value: 100_000_000 });
  // A `DataTransfer` would return another object for the file, without the faked size.
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [file] } });
  document.body.dispatchEvent(event);
  await expect
    .element(screen.source)
    .toHaveTextContent(
      "huge.txt wasn't opened: it's 100 MB. This page opens files of up to 10 MB; Google reads only the first 500 KiB.",
    );
  await expect.element(screen.line('# mine')).toBeVisible();
  await screen.expectVerdict('disallowed', 12);
  await dismiss.click();
  await expectText(screen.source, 'Your textfor example.com, see line 31');
});

test('shows the cut at 512,000 bytes as a line in the file', async () => {
  const head = 'User-agent: *\nDisallow: /shop/cart\n';
  const filler = '# filler\n'.repeat(56_884);
  const rest = 512_000 - head.length - filler.length;
  await mountFile({
    text: `${head}${filler}${'#'.repeat(rest - 1)}\nAllow: /shop/cart?x=1\nAllow: /b\n`,
    url: 'https://example.com/shop/cart?x=1',
  });
  await screen.expectVerdict('disallowed', 2);
  await expect
    .element(screen.source)
    .toHaveTextContent('The file is larger than 500 KiB. Google ignores everything after byte');
  await screen.source.getByRole('link', { name: /^line / }).click();
  const cut = screen.editor.getByText('Reading stops here.');
  await expect.element(cut).toBeInViewport();
  await expect.element(cut).toHaveTextContent(/The rest is ignored: [23] lines, 2 rules\.$/);
  await expect.element(screen.line('Allow: /shop/cart?x=1')).toBeVisible();
  await screen.goToEnd();
  await type('Allow: /c');
  await expect.element(cut).toHaveTextContent(/[23] lines, 3 rules\.$/);
  await screen.expectVerdict('disallowed', 2);
});

test('uses text beyond 500 KiB as far as the chosen dialect reads', async () => {
  const { actions } = await mountFile({
    text: `User-agent: *\nDisallow: /shop\n${'# filler\n'.repeat(60_000)}`,
    url: '/shop',
  });
  const rule = screen.line('Disallow: /shop');
  for (const [reader, outcome, line, sentence, warning] of [
    ['google', 'disallowed', 2, 'No. Blocked by line 2: Disallow: /shop', 'Google ignores everything after'],
    [
      'rfc9309',
      'disallowed',
      2,
      'No. Under the RFC 9309 rules, blocked by line 2: Disallow: /shop',
      'RFC 9309 ignores everything after',
    ],
    [
      'yandex',
      'allowed',
      0,
      "Yes. Under Yandex's rules, allowed: the file is too large for Yandex, so it counts as missing.",
      'The file is larger than 500 KiB. Yandex treats such a file as missing, so everything is allowed.',
    ],
  ] as const) {
    actions.setDialect(reader);
    await screen.expectVerdict(outcome, line, sentence);
    await expect.element(screen.source).toHaveTextContent(warning);
    await expect.element(screen.facts).toHaveTextContent(' of 500 KiB');
    if (line === 0) await expect.element(rule).not.toHaveAttribute('data-rule');
    else await expect.element(rule).toHaveAttribute('data-rule', 'won');
  }
  // A dialect without a limit reads all of it.
  actions.setDialect('python');
  await screen.expectVerdict('disallowed', 2);
  await expectText(screen.source, 'robots.txt');
  await expect.element(screen.facts).not.toHaveTextContent('500 KiB');
});

test('reports a line that is too long to wrap, without making the page wider', async () => {
  const text = `User-agent: *\nDisallow: /shop\nDisallow: /${'a'.repeat(20_000)}`;
  await openPage({ text, url: '/shop' });
  await expect.element(screen.source).toHaveTextContent('This file has a very long line.');
  await screen.expectVerdict('disallowed', 2);
  expect(screen.scrollsSideways()).toBe(false);
  await dismiss.click();
  await expectText(screen.source, 'robots.txt');
});

test("asks for a URL when a person's file is pasted over the example, and shows no verdicts for an emptied editor", async () => {
  await openPage();
  screen.editor.element().focus();
  await press('ControlOrMeta+a');
  paste('User-agent: *\nDisallow: /cart\n');
  await expect.element(screen.url).toHaveFocus();
  await expect.element(screen.url).toHaveValue('');
  await screen.expectVerdict('none', 0, 'Which page?');
  await type('/cart');
  await screen.expectVerdict('disallowed', 2);
  await screen.tab('URLs').click();
  await importDialog.paste('/cart\n/open');
  await urlsPage.expectCell(0, 1, 'BlockedL2');
  await expect.element(importDialog.dialog).not.toBeInTheDocument();
  screen.editor.element().focus();
  await press('ControlOrMeta+a');
  await press('Delete');
  await expect.element(urlsPage.view).toHaveTextContent('Add a robots.txt to test 2 URLs.');
  await expect.element(urlsPage.view).not.toHaveTextContent(/Blocked|Allowed|Fail/);
  for (const [name, sentence] of [
    ['Problems', problemsTexts.noFile],
    ['Compare', 'Add a robots.txt to compare it with another version.'],
  ] as const) {
    await screen.tab(new RegExp(`^${name}`)).click();
    await expectText(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }), `${name}${sentence}`);
  }
  await screen.tab('Crawlers').click();
  const crawlers = page.getByRole('tabpanel', { name: 'Crawlers' });
  await expect.element(crawlers).toHaveTextContent('Add a robots.txt to get an answer.');
  expect(crawlers.locate('[data-crawler]').elements()).toEqual([]);
  await expect.element(screen.facts).not.toHaveTextContent('problem');
  await screen.expectVerdict('none', 0, 'Add a robots.txt to get an answer.');
});
