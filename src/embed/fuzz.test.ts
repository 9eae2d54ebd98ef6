import fc from 'fast-check';
import { expect, it } from 'vitest';
import { connectFrame } from './bridge';
import { type EmbedView, embedViews } from './protocol';
import { FakeFrame, FakePort, fakeTester } from './testdata/fake-frame';

/** Valid messages to mutate. */
const valid = [
  { id: 1, method: 'hello', value: { height: 'auto', opens: true } },
  { id: 2, method: 'setText', value: { text: 'User-agent: *\nDisallow: /' } },
  { id: 3, method: 'getText' },
  { id: 4, method: 'ask', value: { crawler: 'Googlebot', url: 'https://example.com/', engine: 'google' } },
  { id: 5, method: 'showLine', value: { line: 2 } },
  { id: 6, method: 'getShareLink' },
  { id: 8, method: 'reset' },
  {
    id: 7,
    method: 'set',
    value: {
      crawler: null,
      url: '/',
      view: 'both',
      theme: 'dark',
      readonly: true,
      highlight: '2-4,7',
      quiz: true,
      lock: 'url',
      urls: '/a blocked /b',
      show: 'why',
    },
  },
];

const names = [
  'id',
  'method',
  'value',
  'text',
  'url',
  'crawler',
  'engine',
  'line',
  'view',
  'theme',
  'readonly',
  'quiz',
  'highlight',
  'lock',
  'urls',
  'show',
];
const methods = [...valid.map(({ method }) => method), '__proto__', 'constructor', 'toString', ''];
const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, maxDepth: 2 });
const odd = fc.oneof(
  anything,
  fc.constantFrom(...methods, 'auto', 'both', -1, 0, 1, 1.5, 2 ** 53, Number.NaN, null, undefined, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat(20_000).map((length) => 'a'.repeat(length)),
);
/** A valid message in which properties, or properties of its value, are replaced (also by `undefined`) or added. */
const mutated = fc
  .tuple(
    fc.constantFrom(...valid),
    fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...names, '__proto__', 'height'), odd), { maxLength: 3 }),
  )
  .map(([message, changes]) => {
    const copy = structuredClone(message) as Record<string, unknown>;
    for (const [inner, name, value] of changes) {
      const target = inner && isObject(copy['value']) ? copy['value'] : copy;
      Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
    }
    return copy;
  });
const message = fc.oneof({ weight: 3, arbitrary: mutated }, { weight: 1, arbitrary: anything });

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown, limit: number): boolean => typeof value === 'string' && value.length <= limit;
const isAbsentOr = (value: unknown, check: (value: unknown) => boolean): boolean =>
  value === undefined || check(value);

const isHighlight = (value: unknown): boolean =>
  value === null ||
  (Number.isInteger(value) && Number(value) >= 1) ||
  (isText(value, 1_000) && /^[\d\s,-]+$/.test(String(value)));

/** Returns whether a call may reach the tester, without using the schema under test. */
function isAllowedCall([method, value]: [string, ...unknown[]]): boolean {
  if (method === 'reset') return value === undefined;
  if (method === 'setText') return isText(value, 512_000);
  if (method === 'showLine') return Number.isInteger(value) && Number(value) >= 1;
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const orNull = (limit: number) => (entry: unknown) =>
    isText(entry, limit) || (method === 'set' && entry === null);
  return (
    keys.every((key) =>
      /^(crawler|url|engine|view|theme|readonly|quiz|highlight|lock|urls|show)$/.test(key),
    ) &&
    (method === 'set' || keys.every((key) => /^(crawler|url|engine)$/.test(key))) &&
    isAbsentOr(value['crawler'], orNull(4_096)) &&
    isAbsentOr(value['url'], orNull(8_192)) &&
    isAbsentOr(value['engine'], orNull(32)) &&
    isAbsentOr(value['view'], (view) => [null, ...embedViews].includes(view as EmbedView)) &&
    isAbsentOr(value['theme'], (theme) => [null, 'light', 'dark', 'auto'].includes(theme as string)) &&
    ['readonly', 'quiz'].every((name) =>
      isAbsentOr(value[name], (flag) => flag === null || typeof flag === 'boolean'),
    ) &&
    isAbsentOr(value['urls'], orNull(20_000)) &&
    isAbsentOr(value['lock'], orNull(256)) &&
    isAbsentOr(value['show'], orNull(256)) &&
    isAbsentOr(value['highlight'], isHighlight)
  );
}

it('survives 80,000 messages through the port, and passes only valid ones on', async () => {
  const frame = new FakeFrame();
  const tester = fakeTester();
  connectFrame(tester, frame);
  const port = new FakePort();
  frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port]);
  let reached = 0;
  let requests = 0;
  const rejected: unknown[] = [];
  const onRejection = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', onRejection);
  for (const data of fc.sample(message, 80_000)) {
    // Each message gets its own second, so that none is refused as `busy`.
    frame.clock += 1_000;
    port.onmessage?.({ data } as MessageEvent);
    requests += Number.isSafeInteger((data as { id?: unknown } | null)?.id) ? 1 : 0;
    for (const call of tester.calls.splice(0)) {
      reached++;
      if (!isAllowedCall(call)) throw new Error(`Reached the tester: ${JSON.stringify(call)}`);
    }
  }
  await port.deliver({ id: 1, method: 'getText' });
  process.off('unhandledRejection', onRejection);
  const replies = port.sent.filter((sent) => 'id' in sent);
  expect(rejected).toEqual([]);
  expect(replies.length).toBe(requests + 1);
  expect(replies.filter(({ error }) => error === 'invalid').length).toBeGreaterThan(5_000);
  expect(reached).toBeGreaterThan(5_000);
});

it('survives 20,000 window messages, and connects to none of them', async () => {
  const frame = new FakeFrame();
  const tester = fakeTester();
  connectFrame(tester, frame);
  const ports = fc
    .array(fc.constant(null), { maxLength: 3 })
    .map((entries) => entries.map(() => new FakePort()));
  const nonce = fc.oneof(odd, fc.stringMatching(/^[0-9a-f]{32}$/));
  const handshake = fc.record(
    { robotsTxtTester: fc.oneof(fc.constantFrom<unknown>(1, '1', 2), odd), nonce, __proto__: anything },
    { requiredKeys: [] },
  );
  const windowMessage = fc.tuple(fc.oneof(handshake, message), ports, fc.boolean());
  for (const [data, given, isParent] of fc.sample(windowMessage, 20_000)) {
    frame.deliver(data, given, isParent ? frame.parent : {});
    for (const port of given) expect(port.onmessage).toBeNull();
  }
  expect(tester.calls).toEqual([]);
  expect(frame.announced.length).toBe(20);
  const port = new FakePort();
  frame.deliver({ robotsTxtTester: 1, nonce: frame.nonce }, [port]);
  await port.deliver({ id: 1, method: 'getText' });
  expect(port.sent).toEqual([{ id: 1, ok: true, value: 'User-agent: *' }]);
});
