import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OverviewContent } from '../../../../store';
import { expectAccessible } from '../../../testdata/accessibility';
import { savedFile } from '../../../testdata/saved-file';
import { boxOf, expectFocus, expectText, press, screen, showOn } from '../../../testdata/screen';
import { FakeProblems } from '../testdata/fake-problems';
import { overviewOf } from '../testdata/overview-of';
import { mountOverview, overviewScreen } from '../testdata/overview-screen';

const SENTENCE = 'Open to most crawlers. CCBot is shut out.';
const shop = overviewOf({
  columns: [
    { crawlers: ['googlebot', 'gptbot'] },
    { crawlers: ['bingbot'], names: ['Bingbot'] },
    { crawlers: ['ccbot'], names: ['CCBot'] },
  ],
  summary: shutOut(2),
  areas: [
    ['', 'o.x'],
    ['/cart /checkout /account/ /login', 'x.x'],
    ['/$', '..x'],
  ],
  patterns: [['/*.pdf$', 'x.x']],
});
const SITEMAP = 'User-agent: *\nDisallow: /cart\nSitemap: https://shop.test/a.xml\n';

const openButton = overviewScreen.view.getByRole('button', { name: 'Picture' });
const dialog = page.getByRole('dialog', { name: 'Picture of the overview' });
const picture = dialog.getByRole('img');
const copyButton = dialog.getByRole('button', { name: 'Copy' });
const saveButton = dialog.getByRole('button', { name: 'Save' });

function shutOut(column: number): OverviewContent['summary'] {
  const none = { areas: 0, share: 'some', free: [], onlyFor: null, exceptFor: null } as const;
  return { kind: 'open-except', ...none, shutOut: [column] };
}

async function openPicture(content = shop, text?: string): Promise<void> {
  await mountOverview(new FakeProblems(content), text);
  await openButton.click();
  await expect.element(picture).toBeVisible();
}

/** Returns the number of pixels of each colour of a picture, and its size. */
async function pixelsOf(source: ImageBitmapSource): Promise<{ size: number[]; colors: Map<string, number> }> {
  const bitmap = await createImageBitmap(source);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const colors = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.slice(at, at + 4).join();
    colors.set(color, (colors.get(color) ?? 0) + 1);
  }
  return { size: [bitmap.width, bitmap.height], colors };
}

async function shown(): Promise<HTMLImageElement> {
  const image = picture.element() as HTMLImageElement;
  await image.decode();
  return image;
}

test('is 1200 × 630, in the light colours, with the sentence as its text', async () => {
  await openPicture();
  await expect.element(picture).toHaveAccessibleName(SENTENCE);
  const { size, colors } = await pixelsOf(await shown());
  expect(size).toEqual([1200, 630]);
  const share = (color: string) => (colors.get(color) ?? 0) / (1200 * 630);
  expect(share('255,255,255,255')).toBeGreaterThan(0.8);
  // Text, a tick and an octagon.
  for (const color of ['21,24,29,255', '10,112,64,255', '187,38,28,255']) {
    expect([color, share(color)]).toEqual([color, expect.toSatisfy((part: number) => part > 0.0002)]);
  }
  await expectAccessible();
});

test('is the same in the dark theme', async () => {
  await openPicture();
  const { src } = await shown();
  await press('Escape');
  document.documentElement.dataset['theme'] = 'dark';
  await openButton.click();
  await expect.element(picture).toHaveAttribute('src', src);
});

test('focuses Copy, and returns the focus when it closes', async () => {
  await openPicture();
  await expectFocus(copyButton);
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expectFocus(openButton);
});

test('copies the picture', async () => {
  await openPicture();
  await copyButton.click();
  await expectText(dialog.getByRole('status'), 'Copied.');
  const [item] = await navigator.clipboard.read();
  const copied = await item?.getType('image/png');
  expect((await pixelsOf(copied as ImageBitmapSource)).size).toEqual([1200, 630]);
});

test.each([
  ['refuses', () => vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no'))],
  ['has no clipboard for pictures', () => vi.stubGlobal('ClipboardItem', undefined)],
])('says that it can be saved if the browser %s', async (_case, prevent) => {
  prevent();
  onTestFinished(() => void vi.unstubAllGlobals());
  await openPicture();
  await copyButton.click();
  await expectText(dialog.getByRole('status'), "Your browser couldn't copy the picture. Save it instead.");
});

test.each([
  ['robots-txt-shop.test.png', SITEMAP],
  ['robots-txt.png', 'User-agent: *\nDisallow: /cart\n'],
])('saves %s', async (expected, text) => {
  await openPicture(shop, text);
  const { name, bytes } = await savedFile(() => saveButton.click());
  expect(name).toBe(expected);
  expect((await pixelsOf(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))).size).toEqual([
    1200, 630,
  ]);
});

test('keeps texts of the file in their room, whatever they are', async () => {
  const hostile = `\u202e${'W'.repeat(5_000)}\ud83d\u0007`;
  await openPicture(
    overviewOf({
      columns: [
        { crawlers: ['googlebot'] },
        ...['b', 'c', hostile, 'd'].map((name) => ({ crawlers: [name], names: [name] })),
      ],
      summary: shutOut(3),
      areas: [
        ['', '...x.'],
        [`/${hostile}`, 'x..x.'],
        [`/*${hostile}*x$`, '.x.x.'],
      ],
    }),
  );
  const image = await shown();
  const colorsIn = async (...box: [x: number, y: number, width: number, height: number]) => [
    ...(await pixelsOf(await createImageBitmap(image, ...box))).colors.keys(),
  ];
  const white = ['255,255,255,255'];
  expect(await colorsIn(0, 0, 58, 630)).toEqual(white);
  expect(await colorsIn(1142, 0, 58, 630)).toEqual(white);
  // Between the places and the cells are only the lines of the table.
  expect(await colorsIn(466, 210, 12, 330)).toEqual([...white, '127,135,147,255', '226,229,234,255']);
});

test('fits on a phone, with buttons that are large enough', async () => {
  await showOn('phone');
  await openPicture();
  for (const button of [openButton, copyButton, saveButton]) {
    expect(boxOf(button).height).toBeGreaterThanOrEqual(24);
    expect(boxOf(button).width).toBeGreaterThanOrEqual(24);
  }
  expect(boxOf(picture).width).toBeLessThan(390);
  expect(screen.scrollsSideways()).toBe(false);
  await expectAccessible();
});
