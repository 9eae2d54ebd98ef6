import { afterEach, expect, it } from 'vitest';
import { elementTexts } from '../messages/element';
import { createBox } from './element-box';
import type { CodeBlock } from './element-fences';
import { type ElementLook, lookOf } from './element-look';
import { initialState } from './element-state';

const host = document.createElement('x-box');
afterEach(() => host.remove());

const PLAIN: ElementLook = { ...lookOf(initialState()), height: 420 };

/** A box in the page, which shows its content. */
function show(look: Partial<ElementLook> = {}, block: CodeBlock | null = null) {
  const own = host.cloneNode() as HTMLElement;
  host.replaceChildren(own);
  own.innerHTML = '<pre>User-agent: *</pre>';
  document.body.append(host);
  const presses: unknown[] = [];
  const box = createBox(own, () => presses.push('load'));
  const root = own.shadowRoot as ShadowRoot;
  const frame = document.createElement('iframe');
  const render = (next: Partial<ElementLook>): void => box.render({ ...PLAIN, ...next });
  box.fill({ text: 'User-agent: *', hidden: false, isPlain: true }, block);
  render(look);
  /** Texts that are shown in the box, without the content. */
  const shown = (): string[] =>
    [...root.querySelectorAll<HTMLElement>('p, button')]
      .filter((part) => part.checkVisibility())
      .map(({ textContent }) => textContent ?? '');
  return { box, frame, own, presses, render, root, shown };
}

it('says in the place of the frame what only the page can fix, and nothing else', () => {
  const { render, shown } = show();
  expect(shown()).toEqual([]);
  for (const failure of ['not-plain-text', 'no-text'] as const) {
    render({ failure });
    expect(shown()).toEqual([elementTexts.failures[failure]]);
  }
  render({ failure: 'no-answer' });
  expect(shown()).toEqual([]);
});

it('gives its frame a title and a scheme', () => {
  const { box, frame, render } = show();
  box.put(frame);
  render({ title: 'Mine', scheme: 'dark' });
  expect([frame.title, frame.style.colorScheme]).toEqual(['Mine', 'dark']);
});

it('says nothing to screen readers by itself, and everything in the language of its texts', () => {
  const { render, root } = show({ printed: 'An answer', offer: 'test' });
  render({ printed: 'Another', offer: 'loading', failure: 'no-text' });
  expect(root.querySelectorAll('[aria-live], [role], output, dialog')).toHaveLength(0);
  const [note, answer, button] = [...root.querySelectorAll<HTMLElement>('p, button')];
  expect(answer?.checkVisibility()).toBe(false);
  expect(answer?.textContent).toBe('Another');
  for (const part of [note, answer, button]) expect(part?.lang).toBe(elementTexts.lang);
});

it('offers a button, whose focus the frame takes over', () => {
  const { box, frame, presses, render, root, shown } = show({ offer: 'test' });
  expect(shown()).toEqual([elementTexts.test]);
  root.querySelector('button')?.click();
  expect(presses).toEqual(['load']);
  root.querySelector('button')?.focus();
  box.put(frame);
  render({ offer: 'loading' });
  expect([shown(), root.activeElement?.localName]).toEqual([[elementTexts.loading], 'button']);
  render({ isShown: true });
  expect([shown(), root.activeElement?.localName]).toEqual([[], 'iframe']);
});

it('shows the frame in the place of its content, and of the block that it covers', () => {
  const hidden: boolean[] = [];
  let above = 100;
  const block = { above: () => above, hide: (isHidden: boolean) => hidden.push(isHidden) };
  const { box, frame, own, render } = show({ covers: true }, block as unknown as CodeBlock);
  box.put(frame);
  const plain = own.querySelector('pre') as HTMLElement;
  expect([own.clientHeight, plain.checkVisibility(), getComputedStyle(frame).visibility]).toEqual([
    320,
    true,
    'hidden',
  ]);
  render({ covers: true, isShown: true });
  expect([plain.checkVisibility(), getComputedStyle(frame).visibility, hidden.at(-1)]).toEqual([
    false,
    'visible',
    true,
  ]);
  expect(frame.getBoundingClientRect().height).toBe(420);
  above = 150;
  render({ covers: true, isShown: true });
  expect([own.clientHeight, frame.getBoundingClientRect().height]).toEqual([270, 420]);
  expect(box.measure()).toEqual({ height: 270, above: 150 });
  render({ isShown: true });
  expect([own.clientHeight, hidden.at(-1)]).toEqual([420, false]);
  render({ height: null });
  expect(own.clientHeight).toBeLessThan(100);
});

it('shows a text that browsers do not render', () => {
  const { box, root } = show();
  box.fill({ text: 'User-agent: b', hidden: true, isPlain: true }, null);
  expect(root.querySelector('pre')?.textContent).toBe('User-agent: b');
  expect(root.querySelector('slot')).toBeNull();
  box.fill({ text: 'User-agent: c', hidden: false, isPlain: true }, null);
  expect(root.querySelectorAll('pre, slot')).toHaveLength(1);
  expect(root.querySelector('slot')).not.toBeNull();
});
