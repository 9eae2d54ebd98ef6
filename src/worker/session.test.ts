import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RuleMark } from '../engine';
import { applyTransaction } from './apply-transaction';
import type { Transaction } from './protocol';
import { ROWS_PER_LIST } from './report';
import { Session } from './session';

const QUESTION = { productTokens: ['a'], url: 'https://h/x' };

describe('a session', () => {
  test('answers on what was opened, edited and asked, with the version it was told', () => {
    const session = new Session();
    const first = session.update({
      kind: 'update',
      version: 1,
      open: { source: 'User-agent: a\nDisallow: /x' },
      question: QUESTION,
    });
    expect(first).toMatchObject({ version: 1, verdict: { outcome: 'disallowed', line: 2 } });
    const second = session.update({
      kind: 'update',
      version: 2,
      transactions: [[[24, 25, '/y']], [[0, 0, '\n']]],
    });
    expect(second).toMatchObject({
      version: 2,
      verdict: { outcome: 'allowed' },
      file: { lines: 3, bytes: 28 },
    });
    expect(session.update({ kind: 'update', version: 3, question: null }).verdict).toBeNull();
  });

  test('marks say part and state by line', () => {
    const report = new Session().update({
      kind: 'update',
      version: 1,
      open: {
        source: 'User-agent: a\nDisallow: /x\nAllow: /\nAllow: /z\nUser-agent: b\nUser-agent: A\nAllow: /q',
      },
      question: QUESTION,
    });
    expect([...report.marks.groups]).toEqual([1, 4, 1, 5, 7, 2]);
    expect([...report.marks.rules]).toEqual([
      ...[2, RuleMark.won, 0, 2],
      ...[3, RuleMark.lost, 1, 1],
      ...[4, RuleMark.unmatched, 1, 2],
      ...[7, RuleMark.unmatched, 1, 2],
    ]);
  });

  test('an unedited file counts by its own bytes, an edited one by one kind of line end', () => {
    const session = new Session();
    const source = Uint8Array.from(Buffer.from('User-agent: a\r\nDisallow: /\nAllow: /\r'));
    expect(session.update({ kind: 'update', version: 1, open: { source } }).file).toMatchObject({
      bytes: 36,
      lineEnd: 'mixed',
    });
    expect(session.update({ kind: 'update', version: 2, transactions: [[[0, 0, '#']]] }).file).toMatchObject({
      bytes: 36,
      lineEnd: 'lf',
    });
    const crlf = Uint8Array.from(Buffer.from('User-agent: a\r\nDisallow: /\r\n'));
    session.update({ kind: 'update', version: 3, open: { source: crlf } });
    expect(session.update({ kind: 'update', version: 4, transactions: [[[0, 0, '#']]] }).file).toMatchObject({
      bytes: 29,
      lineEnd: 'crlf',
    });
  });

  test('lists are short, and further rows can be had for the present version only', () => {
    const session = new Session();
    const rules = Array.from({ length: 450 }, (_, i) => `Disallow: /${'x'.repeat(i % 2)}`).join('\n');
    const report = session.update({
      kind: 'update',
      version: 7,
      open: { source: `User-agent: a\n${rules}` },
      question: QUESTION,
    });
    expect(report.verdict?.candidates.length).toBe(ROWS_PER_LIST);
    expect(report.verdict?.candidateCount).toBe(450);
    expect(
      session.rows({ kind: 'rows', version: 7, list: 'candidates', from: 400, to: 999 }).rows?.length,
    ).toBe(50);
    expect(session.rows({ kind: 'rows', version: 6, list: 'candidates', from: 0, to: 9 }).rows).toBeNull();
  });

  test.each([
    ['robots', Buffer.from('User-agent: *\nDisallow: /')],
    ['html', Buffer.from('\n<!DOCTYPE html><html><head>')],
    ['binary', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64')],
    ['binary', Buffer.alloc(64)],
    ['utf-16', Buffer.from('User-agent: *\nDisallow: /', 'utf16le').swap16()],
    [
      'binary',
      Buffer.from([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 1, 2, 3, 4, 5, 6, 7, 8, 0xfe, 0xff,
      ]),
    ],
    ['utf-16', Buffer.from('\ufeffUser-agent: *', 'utf16le')],
  ])('looks like %s', (appearance, bytes) => {
    const report = new Session().update({
      kind: 'update',
      version: 1,
      open: { source: new Uint8Array(bytes) },
    });
    expect(report.file.appearance).toBe(appearance);
  });
});

describe('a transaction', () => {
  test('equals replacing from the end', () => {
    const edits = fc.array(fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 3 })), { maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ minLength: 30, maxLength: 60 }), edits, (text, raw) => {
        let last = 0;
        const transaction: Transaction = raw
          .toSorted((a, b) => a[0] - b[0])
          .map(([from, length, insert]) => {
            const start = Math.min(Math.max(from, last), text.length);
            last = Math.min(start + length, text.length);
            return [start, last, insert] as const;
          });
        let expected = text;
        for (const [from, to, insert] of transaction.toReversed())
          expected = expected.slice(0, from) + insert + expected.slice(to);
        expect(applyTransaction(text, transaction)).toBe(expected);
      }),
    );
  });
});
