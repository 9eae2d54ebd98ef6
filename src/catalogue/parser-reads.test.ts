import { describe, expect, it } from 'vitest';
import { isPlainToken } from './parser-reads';

describe('isPlainToken', () => {
  it.each(['Googlebot', 'AdsBot-Google', 'ia_archiver', '-', '_x'])('accepts %j', (token) => {
    expect(isPlainToken(token)).toBe(true);
  });

  it.each(['', '*', '* x', 'MJ12bot', '360Spider', 'archive.org_bot', 'Linguee Bot', 'Y!J', 'Böt', 'Bot\n'])(
    'rejects %j',
    (token) => {
      expect(isPlainToken(token)).toBe(false);
    },
  );
});
