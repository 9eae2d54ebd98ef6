import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { makeNextRelease } from '../support/releases';
import type { Place } from './check-answers';

/** The time of every file of both releases, as in reproducible images. */
const TIME = new Date('2026-01-01T00:00:00Z');

/** Files whose names are the same in all releases and that say which other files there are. */
const ENTRY_FILES = ['', 'index.html', 'embed/', 'embed/index.html', 'sw.js'];

/** Replaces the served page by a later release whose files have the same times. Throws unless browsers that have the former one get it. */
export async function checkEqualTimes({ origin, base, dist }: Place): Promise<void> {
  setTimes(dist);
  const known = await Promise.all(
    ENTRY_FILES.map(async (path) => {
      const { headers } = await fetch(origin + base + path);
      return { path, tag: headers.get('etag'), time: headers.get('last-modified') };
    }),
  );
  makeNextRelease(dist);
  setTimes(dist);
  for (const { path, tag, time } of known) {
    const headers = { ...(tag && { 'if-none-match': tag }), ...(time && { 'if-modified-since': time }) };
    expect((await fetch(origin + base + path, { headers })).status, `a new ${base}${path}`).toBe(200);
  }
}

function setTimes(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), TIME, TIME);
}
