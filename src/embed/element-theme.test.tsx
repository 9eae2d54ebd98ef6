import { afterEach, describe, expect, it, vi } from 'vitest';
import { themeAround, watchTheme } from './element-theme';

const page = document.createElement('div');
afterEach(() => page.remove());

/** Puts an element into a page with this style, the element itself within `html` if it has an `<x-host>`. */
function around(style: string, html = '<x-host></x-host>') {
  page.style.cssText = style;
  page.innerHTML = html;
  document.body.append(page);
  const host = page.querySelector('x-host') as HTMLElement;
  const shadow = host.attachShadow({ mode: 'open' });
  const probe = shadow.appendChild(document.createElement('div'));
  return { host, theme: () => themeAround(host, probe) };
}

describe('the theme of the page around an element', () => {
  it.each([
    ['color-scheme: dark', 'dark'],
    ['color-scheme: light', 'light'],
    ['color-scheme: only dark; background: white', 'dark'],
    // The system of the tests is light.
    ['color-scheme: light dark; background: black', 'light'],
    ['color-scheme: normal; background: #1b1b1d', 'dark'],
    ['color-scheme: normal; background: white', 'light'],
    ['color-scheme: normal; background: oklch(0.2 0.02 260)', 'dark'],
    ['color-scheme: normal; background: oklch(0.98 0.01 260)', 'light'],
    ['color-scheme: normal; background: color(display-p3 0.05 0.05 0.05)', 'dark'],
    ['color-scheme: normal; background: hsl(220 20% 8% / 0.9)', 'dark'],
    ['color-scheme: normal; background: rgb(0 0 0 / 0.1)', 'light'],
  ])('with “%s” is %s', (style, theme) => {
    expect(around(style, '<div style="background: transparent"><p><x-host></x-host></p></div>').theme()).toBe(
      theme,
    );
  });

  it('is that of the nearest background, also across shadow roots', () => {
    const dark = 'color-scheme: normal; background: #111';
    expect(around(dark, '<div style="background: #eee"><x-host></x-host></div>').theme()).toBe('light');
    const { host } = around(dark);
    const inner = host.shadowRoot?.appendChild(document.createElement('x-host')) as HTMLElement;
    const probe = inner.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    expect(themeAround(inner, probe)).toBe('dark');
  });

  it('is watched: attributes around the element, style sheets, and the end of transitions', async () => {
    const check = vi.fn();
    const { host, theme } = around('', '<div class="wrapper"><x-host></x-host></div><b></b>');
    const stop = watchTheme(host, check);
    const expectCheck = async (change: () => void) => {
      check.mockClear();
      change();
      await expect.poll(() => check.mock.calls.length).toBeGreaterThan(0);
    };
    await expectCheck(() => host.parentElement?.setAttribute('data-theme', 'dark'));
    await expectCheck(() => document.documentElement.classList.add('dark'));
    const sheet = document.createElement('style');
    await expectCheck(() => document.head.append(sheet));
    page.style.cssText = 'color-scheme: normal; background: white; transition: background-color 50ms';
    expect(theme()).toBe('light');
    let last = '';
    check.mockImplementation(() => {
      last = theme();
    });
    page.style.backgroundColor = 'black';
    await expect.poll(() => last).toBe('dark');

    check.mockClear();
    page.querySelector('b')?.setAttribute('class', 'other');
    page.querySelector('b')?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
    stop();
    page.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
    document.documentElement.classList.remove('dark');
    sheet.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(check).not.toHaveBeenCalled();
  });
});
