import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../../page/app';
import { mount } from '../../testdata/mount';
import { expectText, screen, showOn } from '../../testdata/screen';
import { simulation } from '../../testdata/simulation';

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

test('works by keyboard alone, between the tabs and the editor', async () => {
  await mount(<App />);
  await screen.expectVerdict('disallowed', 12);
  await expect.element(simulation.button).toBeVisible();
  screen.tab('Why').element().focus();
  // Tab past Fetch to Simulate.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(simulation.button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(simulation.answer('OK, 200')).toHaveFocus();
  simulation.root.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await screen.expectEditorFocus();
  await expect.element(simulation.root).not.toBeInTheDocument();
});

test('moves nothing when a simulation starts', async () => {
  await mount(<App />);
  await screen.expectVerdict('disallowed', 12);
  await expect.element(screen.editor).toBeVisible();
  const boxes = () =>
    [screen.verdict, screen.editor, simulation.button].map((part) => {
      const { x, y, width } = boxOf(part.element());
      return [x, y, width];
    });
  const before = boxes();
  await simulation.choose('404 or 410');
  await expectText(screen.source, 'Simulating HTTP 404');
  expect(boxes()).toEqual(before);
});

test('is marked in every view on a phone, and can be ended there', async () => {
  await showOn('phone');
  await mount(<App />);
  await screen.tab('File').click();
  await simulation.choose('503');
  await userEvent.keyboard('{Escape}');
  const mark = page.getByRole('status').filter({ hasText: /^Simulating HTTP 503$/ });
  const end = page.getByRole('button', { name: 'End simulation' });
  for (const name of ['Why', 'Overview']) {
    await screen.tab(name).click();
    await expect.element(mark).toBeVisible();
    await expect.element(end).toBeVisible();
    expect(boxOf(end.element()).top).toBeLessThan(boxOf(mark.element()).bottom);
  }
  await end.click();
  await screen.expectVerdict('disallowed', 12);
  await expect.element(screen.tab('Overview')).toHaveFocus();
  await expect.element(mark).not.toBeInTheDocument();
});

test('is between the source bar and the text on a phone', async () => {
  await showOn('phone');
  await mount(<App />);
  await screen.tab('File').click();
  await simulation.choose('404 or 410');
  await screen.expectVerdict('allowed', 0);
  const panel = boxOf(simulation.root.element());
  expect([panel.x, panel.width]).toEqual([8, document.documentElement.clientWidth - 16]);
  expect(panel.y).toBeGreaterThan(boxOf(simulation.button.element()).bottom);
  expect(boxOf(screen.editor.element()).y).toBeGreaterThanOrEqual(panel.bottom);
  expect(screen.scrollsSideways()).toBe(false);
  const label = simulation.answer('404').element().closest('label');
  expect(label && boxOf(label).height).toBeGreaterThanOrEqual(44);
  await screen.editor.click();
  await expect.element(simulation.root).toBeVisible();
  await simulation.button.click();
  await expect.element(simulation.root).not.toBeInTheDocument();
});
