import { expect, it } from 'vitest';
import { nextTab } from './next-tab';

const TABS = ['why', 'urls', 'problems'] as const;
const press = (key: string, modifier?: 'altKey' | 'ctrlKey' | 'metaKey') => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  return { ...none, key, ...(modifier && { [modifier]: true }) };
};

it.each([
  ['ArrowRight', 'why', 'urls'],
  ['ArrowRight', 'problems', 'why'],
  ['ArrowLeft', 'why', 'problems'],
  ['Home', 'problems', 'why'],
  ['End', 'why', 'problems'],
  ['Enter', 'why', undefined],
] as const)('%s moves from %s to %s', (key, shown, next) => {
  expect(nextTab(press(key), TABS, shown)).toBe(next);
});

it.each(['altKey', 'ctrlKey', 'metaKey'] as const)('leaves keys with %s to the browser', (modifier) => {
  expect(nextTab(press('ArrowLeft', modifier), TABS, 'urls')).toBeUndefined();
});
