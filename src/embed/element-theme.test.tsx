import { afterEach, describe, expect, it, vi } from 'vitest';
import { followTheme, themeAround } from './element-theme';

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

  it('is followed: attributes around the element, style sheets, and the end of transitions', async () => {
    const { host, theme } = around(
      'color-scheme: normal; background: white',
      '<div><x-host></x-host></div><b></b>',
    );
    let written = 'attributes';
    const read = vi.fn(() => written);
    const apply = vi.fn();
    let last: string | undefined;
    const stop = followTheme(host, () => {
      const now = read();
      if (now !== last) apply(now);
      last = now;
    });
    const expectApplied = async (next: string, change: () => void) => {
      written = next;
      change();
      await expect.poll(() => apply.mock.lastCall).toEqual([next]);
    };
    await expectApplied('parent', () => host.parentElement?.setAttribute('data-theme', 'dark'));
    await expectApplied('root', () => document.documentElement.classList.add('dark'));
    const sheet = document.createElement('style');
    await expectApplied('style sheet', () => document.head.append(sheet));

    apply.mockClear();
    read.mockImplementation(theme);
    page.style.transition = 'background-color 50ms';
    await expect.poll(() => apply.mock.lastCall).toEqual(['light']);
    page.style.backgroundColor = 'black';
    await expect.poll(() => apply.mock.lastCall).toEqual(['dark']);
    expect(apply).toHaveBeenCalledTimes(2);

    read.mockClear();
    const other = page.querySelector('b');
    other?.setAttribute('class', 'other');
    other?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
    stop();
    page.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
    document.documentElement.classList.remove('dark');
    sheet.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(read).not.toHaveBeenCalled();
  });
});
