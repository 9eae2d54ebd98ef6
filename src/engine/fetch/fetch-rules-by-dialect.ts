import type { DialectId } from '../dialect-ids';
import type { FetchRules } from './fetch-rules';
import { bingFetchRules } from './rules/bing';
import { googleFetchRules } from './rules/google';
import { google2020FetchRules } from './rules/google2020';
import { pythonFetchRules } from './rules/python';
import { rfc9309FetchRules } from './rules/rfc9309';
import { standard1994FetchRules } from './rules/standard1994';
import { yandexFetchRules } from './rules/yandex';

/** The fetch rules of each dialect, for callers that don't need the rest of the dialect. */
export const fetchRules: Readonly<Record<DialectId, FetchRules>> = {
  google: googleFetchRules,
  rfc9309: rfc9309FetchRules,
  bing: bingFetchRules,
  yandex: yandexFetchRules,
  google2020: google2020FetchRules,
  standard1994: standard1994FetchRules,
  python: pythonFetchRules,
};
