import { testedCrawler } from '../../catalogue';
import type { LineEffect, PostedCrawler, VerdictChoice } from '../../worker';
import type { LintClient } from '../../worker/lint';
import { dialectIdOf, questionOf } from '../question';
import type { TesterState } from '../state';
import type { TesterHandle } from '../tester-handle';
import { namesOf } from './verdict-check-of';

/** Requests the effect of a line on the tested crawler from the worker; see `Problems.ruleEffect`. */
export async function requestRuleEffect(
  { store }: TesterHandle,
  client: LintClient,
  line: number,
): Promise<LineEffect | 'not-followed' | null> {
  const { version } = store.getState();
  const crawler = crawlerOf(store.getState());
  if (crawler === null) return null;
  const reply = await client.request('ruleEffect', { line, crawler });
  if (store.getState().version !== version) return null;
  return reply === null ? 'not-followed' : reply.effect;
}

/** Requests the lines that change nothing for the tested crawler; see `Problems.quietLines`. */
export async function requestQuietLines(
  { store }: TesterHandle,
  client: LintClient,
): Promise<Int32Array | null> {
  const { version } = store.getState();
  const crawler = crawlerOf(store.getState());
  if (crawler === null) return null;
  const reply = await client.request('quietLines', { crawler });
  return reply !== null && store.getState().version === version ? reply.lines : null;
}

/** Requests the edits that give the tested URL the other verdict; see `Problems.verdictChoices`. */
export async function requestVerdictChoices(
  { store }: TesterHandle,
  client: LintClient,
): Promise<readonly VerdictChoice[] | null> {
  const state = store.getState();
  const question = questionOf(state);
  if (question === null) return null;
  const { productTokens, ignoresGlobalGroup, dialect, url } = question;
  const crawler = { names: namesOf(state.crawler), productTokens, ignoresGlobalGroup, dialect };
  const reply = await client.request('verdictChoices', { crawler, url });
  return reply !== null && store.getState().version === state.version ? reply.choices : null;
}

/** Returns the tested crawler with the dialect of the answer; null without a crawler. */
function crawlerOf(state: TesterState): PostedCrawler | null {
  const { crawler } = state;
  if (crawler.kind !== 'known' && crawler.kind !== 'token') return null;
  return { ...testedCrawler(crawler), dialect: dialectIdOf(state) };
}
