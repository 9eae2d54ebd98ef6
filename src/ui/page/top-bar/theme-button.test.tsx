import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ThemeChoice } from '../../../store';
import { mount } from '../../testdata/mount';
import { expectText } from '../../testdata/screen';
import { useTheme } from '../use-theme';
import { ThemeButton } from './theme-button';

function ThemedPage() {
  useTheme();
  return <ThemeButton />;
}

test('cycles through the themes, applies their colours to the page and saves each choice', async () => {
  const saved: ThemeChoice[] = [];
  await mount(<ThemedPage />, { theme: 'system', saveTheme: (theme) => saved.push(theme) });
  const background = () => getComputedStyle(document.body).backgroundColor;
  const button = (theme: ThemeChoice) => page.getByRole('button', { name: `Theme: ${theme}`, exact: true });
  const root = document.documentElement;
  await expect.element(button('system')).toBeVisible();
  expect(root.dataset['theme']).toBeUndefined();
  await button('system').click();
  await expect.element(button('light')).toBeVisible();
  expect(root.dataset['theme']).toBe('light');
  await expectText(page.locate('[aria-live]'), 'Theme: light');
  const light = background();
  await button('light').click();
  await expect.element(button('dark')).toBeVisible();
  expect(root.dataset['theme']).toBe('dark');
  expect(background()).not.toBe(light);
  await button('dark').click();
  await expect.element(button('system')).toBeVisible();
  expect(root.dataset['theme']).toBeUndefined();
  // The system theme of these tests is light.
  expect(background()).toBe(light);
  expect(saved).toEqual(['light', 'dark', 'system']);
});
