import { expect, it } from 'vitest';
import { embedViews } from './protocol';
import { readRequest } from './read-request';

const read = (method: string, value?: unknown) => readRequest({ id: 1, method, value });

it('keeps only known properties', () => {
  const message = JSON.parse(
    '{"id":1,"method":"ask","value":{"url":"/a","__proto__":{"crawler":"x"},"more":1},"__proto__":{"a":1},"b":2}',
  );
  const request = readRequest(message);
  expect(request).toEqual({ id: 1, method: 'ask', value: { url: '/a' } });
  expect(Object.getPrototypeOf((request as { value: object }).value)).toBe(Object.prototype);
  expect((request as { value: { crawler?: string } }).value.crawler).toBeUndefined();
});

it.each([
  ['hello', { height: 'auto' }],
  ['hello', { height: 420, opens: true }],
  ['setText', undefined],
  ['setText', 'text'],
  ['setText', { text: null }],
  ['ask', null],
  ['ask', { url: 5 }],
  ['ask', { url: `/${'a'.repeat(8_192)}` }],
  ['ask', { crawler: 'a'.repeat(4_097) }],
  ['ask', { engine: 'a'.repeat(33) }],
  ['showLine', { line: 0 }],
  ['showLine', { line: 1.5 }],
  ['showLine', { line: Number.NaN }],
  ['showLine', { line: 2 ** 31 }],
  ['set', null],
  ['set', 'view'],
  ['toString', {}],
  ['__proto__', {}],
])('refuses %s with %j', (method, value) => {
  expect(read(method, value)).toBe('invalid');
});

it('accepts questions up to their limits, and absent values', () => {
  const question = { crawler: 'a'.repeat(4_096), url: 'a'.repeat(8_192), engine: 'a'.repeat(32) };
  expect(read('ask', question)).toEqual({ id: 1, method: 'ask', value: question });
  expect(read('ask', { url: undefined })).toMatchObject({ method: 'ask' });
});

it.each(embedViews)('sets the view %s', (view) => {
  expect(read('set', { view })).toMatchObject({ value: { view } });
});

it.each([1, 2 ** 31 - 1, '7', '2-4,7'])('highlights %j', (highlight) => {
  expect(read('set', { highlight })).toMatchObject({ value: { highlight } });
});

it.each([0, 1.5, Number.NaN, '', '0', '4-2', '1-2000', 'x', [2], { length: 1 }])(
  'does not highlight %j',
  (highlight) => {
    expect(read('set', { highlight })).toEqual({ id: 1, method: 'set', value: {} });
  },
);

it('sets valid values, even beside invalid ones', () => {
  const unknown = {
    crawler: 'a'.repeat(4_097),
    url: 5,
    engine: 'a'.repeat(33),
    view: 'compact',
    theme: 'red',
    readonly: 'true',
    highlight: 2 ** 31,
    lock: 'a'.repeat(257),
    show: ['why'],
  };
  const settings = {
    crawler: 'GPTBot',
    url: '/open',
    engine: 'google',
    view: null,
    theme: 'dark',
    readonly: true,
    highlight: 3,
    lock: 'url crawler',
    show: 'why problems',
  };
  for (const name of Object.keys(settings) as (keyof typeof settings)[]) {
    // One valid value among invalid ones, then one invalid value among valid ones.
    for (const [value, expected] of [
      [{ ...unknown, [name]: settings[name] }, { [name]: settings[name] }],
      [
        { ...settings, [name]: unknown[name] },
        { ...settings, [name]: undefined },
      ],
    ])
      expect(read('set', value)).toEqual({ id: 1, method: 'set', value: expected });
  }
});

it.each([
  ['ASCII', 'a', 512_000],
  ['two bytes', 'ä', 256_000],
  ['three bytes', '€', 170_666],
  ['four bytes', '🤖', 128_000],
  ['a raw byte', '\udcff', 512_000],
  ['a lone surrogate', '\ud800', 170_666],
])('counts text in bytes: %s', (_name, character, fits) => {
  expect(read('setText', { text: character.repeat(fits) })).toMatchObject({ method: 'setText' });
  expect(read('setText', { text: character.repeat(fits + 1) })).toBe('too-large');
});
