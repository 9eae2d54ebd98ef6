import { beforeEach, describe, expect, it } from 'vitest';
import { textDocument } from './document';
import type { SiteFile } from './live/site-file';
import { noArrival } from './no-arrival';
import type { PageNotice } from './notice';
import { noticeActions, runNoticeAction } from './notice-actions';
import { answeredStatus, ScriptedService, SITE_URL } from './testdata/scripted-service';
import { startTester } from './testdata/start-tester';
import type { Tester } from './tester';
import { whenLoaded } from './when-loaded';

const SITE = 'https://site.example';
const failed: SiteFile = {
  ...{ by: 'terminal', url: SITE_URL, as: null, userAgent: null, at: 0, hops: [] },
  end: { kind: 'failure', failure: 'dns', url: SITE_URL, detail: null },
};
const missing: SiteFile = {
  ...failed,
  hops: [{ url: SITE_URL, status: 404, headers: [], ms: null }],
  end: { kind: 'answer', status: 404, body: new Uint8Array(), cut: null },
};
const arrival = { ...noArrival, content: textDocument('User-agent: linked\n', { kind: 'link' }) };

describe('what a notice offers', () => {
  it.each<[PageNotice, unknown]>([
    [{ kind: 'update-ready', isAccepted: false }, [{ name: 'applyUpdate' }]],
    [{ kind: 'link-waiting', arrival }, [{ name: 'openLink', arrival }, { name: 'keepMine' }]],
    [{ kind: 'unrecognised', text: 'words', pasted: 'a b' }, [{ name: 'useAsRobots', text: 'a b' }]],
    [{ kind: 'answer-only', answer: missing }, [{ name: 'testPrinted', answer: missing }]],
    [{ kind: 'answer-only', answer: failed }, []],
    [{ kind: 'answer-only', answer: 'headers-only' }, []],
    [{ kind: 'fetching', site: SITE }, [{ name: 'cancelFetch' }]],
    [
      { kind: 'not-fetched', site: SITE, outcome: { kind: 'no-file', file: missing } },
      [{ name: 'testFetched', answer: missing }, { name: 'fetchDetails' }],
    ],
    [
      { kind: 'not-fetched', site: SITE, outcome: { kind: 'no-file', file: failed } },
      [{ name: 'fetchAgain', site: SITE }, { name: 'fetchDetails' }],
    ],
    [{ kind: 'storage-full' }, []],
  ])('%o', (notice, offered) => {
    expect(noticeActions(notice)).toEqual(offered);
  });
});

describe('running', () => {
  let service: ScriptedService;
  let tester: Tester;
  const state = () => tester.store.getState();
  const text = () => state().document.text.toString();
  const run = (action: Parameters<typeof runNoticeAction>[1]) => runNoticeAction(tester, action);

  beforeEach(() => {
    service = new ScriptedService();
    tester = startTester({ loadLive: service.load });
    tester.actions.showNotice({ kind: 'storage-full' });
    return () => tester.dispose();
  });

  it('applyUpdate accepts the update', () => {
    run({ name: 'applyUpdate' });
    expect(state().notice).toEqual({ kind: 'update-ready', isAccepted: true });
  });

  it('openLink opens the link that waited', () => {
    run({ name: 'openLink', arrival });
    expect(text()).toBe('User-agent: linked\n');
    expect(state().isGuest).toBe(true);
  });

  it('keepMine removes the notice and keeps the text', () => {
    const before = text();
    run({ name: 'keepMine' });
    expect(state().notice).toBeNull();
    expect(text()).toBe(before);
  });

  it('useAsRobots tests the pasted text', () => {
    run({ name: 'useAsRobots', text: 'not a robots.txt' });
    expect(text()).toBe('not a robots.txt');
  });

  it('testPrinted tests the answer that was pasted', async () => {
    run({ name: 'testPrinted', answer: missing });
    await expect.poll(() => state().answer.final).toEqual({ kind: 'status', status: 404 });
    expect(state().notice).toBeNull();
  });

  it('cancelFetch ends the request', async () => {
    service.reply = new Promise(() => undefined);
    const live = await whenLoaded(tester, 'live');
    live?.fetchSite(SITE);
    expect(live?.store.getState().underWay).not.toBeNull();
    run({ name: 'cancelFetch' });
    expect(live?.store.getState().underWay).toBeNull();
  });

  it('fetchAgain requests the site again, and says so', async () => {
    service.reply = new Promise(() => undefined);
    run({ name: 'fetchAgain', site: SITE });
    await expect.poll(() => service.requests).toHaveLength(1);
    expect(state().notice).toMatchObject({ kind: 'fetching' });
  });

  it('testFetched tests the answer without a file', async () => {
    service.reply = answeredStatus(404);
    const live = await whenLoaded(tester, 'live');
    live?.fetchSite(SITE);
    await expect.poll(() => live?.store.getState().outcome?.kind).toBe('no-file');
    run({ name: 'testFetched', answer: missing });
    expect(state().answer.final).toEqual({ kind: 'status', status: 404 });
    expect(state().notice).toBeNull();
  });

  it('fetchDetails shows the Fetch panel without another request', () => {
    run({ name: 'fetchDetails' });
    expect(state().sourcePanel).toEqual({ kind: 'fetch', site: null });
    expect(state().notice).toBeNull();
    expect(service.requests).toEqual([]);
  });
});
