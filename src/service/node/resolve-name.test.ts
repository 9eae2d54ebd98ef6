import { Resolver } from 'node:dns/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveByNameServers } from './resolve-name';

afterEach(() => vi.restoreAllMocks());

const none = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));

function answering(four: () => Promise<string[]>, six: () => Promise<string[]>) {
  vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(four as never);
  vi.spyOn(Resolver.prototype, 'resolve6').mockImplementation(six as never);
}

describe('resolving a name', () => {
  test.each<[string, () => Promise<string[]>, () => Promise<string[]>, string[]]>([
    [
      'both',
      () => Promise.resolve(['192.0.2.1', '192.0.2.2']),
      () => Promise.resolve(['2001:db8::1']),
      ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
    ],
    ['IPv4 alone', () => Promise.resolve(['192.0.2.1']), none, ['192.0.2.1']],
    ['IPv6 alone', none, () => Promise.resolve(['2001:db8::1']), ['2001:db8::1']],
  ])('returns its addresses: %s', async (_, four, six, addresses) => {
    answering(four, six);
    expect(await resolveByNameServers('site.example', new AbortController().signal)).toEqual(addresses);
  });

  test('rejects with the system’s error code if there are no addresses', async () => {
    answering(none, none);
    const resolving = resolveByNameServers('site.example', new AbortController().signal);
    await expect(resolving).rejects.toMatchObject({ code: 'ENODATA' });
  });

  test('stops after the time limit', async () => {
    const cancel = vi.spyOn(Resolver.prototype, 'cancel');
    const controller = new AbortController();
    let stop = (_: Error): void => undefined;
    const silent = () =>
      new Promise<string[]>((_, reject) => {
        stop = reject;
      });
    answering(silent, none);
    cancel.mockImplementation(() => stop(Object.assign(new Error('cancelled'), { code: 'ECANCELLED' })));
    const resolving = resolveByNameServers('site.example', controller.signal);
    controller.abort();
    await expect(resolving).rejects.toMatchObject({ code: 'ECANCELLED' });
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
