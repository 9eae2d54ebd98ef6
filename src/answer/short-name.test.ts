import { describe, expect, it } from 'vitest';
import { shortNameOf, unreadGroupOf } from './short-name';

const MJ12BOT = { kind: 'token', token: 'MJ12bot', parserReads: 'MJ' } as const;

describe('shortNameOf', () => {
  it('takes the product token of a known crawler', () => {
    const known = { kind: 'known', crawler: { productToken: 'Google 2' }, parserReads: 'Google' } as const;
    expect(shortNameOf('google', known)).toEqual({ token: 'Google 2', reads: 'Google' });
  });

  it('is null for other dialects, and for names that are read whole', () => {
    expect(shortNameOf('bing', MJ12BOT)).toBeNull();
    expect(shortNameOf('google', { kind: 'token', token: 'MyBot' })).toBeNull();
  });
});

describe('unreadGroupOf', () => {
  const groups = [
    { agents: ['*'], firstLine: 1 },
    { agents: ['A', 'mj12BOT'], firstLine: 4 },
  ];

  it('finds the first group with the whole name', () => {
    expect(unreadGroupOf('google', { selection: { reason: 'global' }, groups }, MJ12BOT)).toEqual({
      token: 'MJ12bot',
      reads: 'MJ',
      name: 'mj12BOT',
      firstLine: 4,
    });
  });

  it('finds none if another group names the crawler, or if the dialect reads the whole name', () => {
    expect(unreadGroupOf('google', { selection: { reason: 'named' }, groups }, MJ12BOT)).toBeNull();
    expect(unreadGroupOf('google', { selection: { reason: 'none' }, groups: [] }, MJ12BOT)).toBeNull();
    expect(unreadGroupOf('bing', { selection: { reason: 'global' }, groups }, MJ12BOT)).toBeNull();
  });
});
