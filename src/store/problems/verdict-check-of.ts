import { needNotObey } from '../../answer';
import { readUrl } from '../../engine/address';
import type { TestQuestion, VerdictCheck } from '../../worker';
import { questionOf } from '../question';
import type { TesterState } from '../state';

/** Maximum number of listed URLs in a check. */
const MOST_URLS = 200;

/** Returns what a check adds to the crawlers and URLs of the texts: the current crawler, and the list of URLs or, if that is empty, the current URL. */
export function verdictCheckOf(state: TesterState): VerdictCheck {
  const further = state.list.urls
    .slice(0, MOST_URLS)
    .map((entry) => questionOf({ ...state, url: readUrl(entry.url) }));
  const questions = (further.length > 0 ? further : [questionOf(state)]).filter(
    (question): question is TestQuestion => question !== null,
  );
  return {
    crawlers: questions.slice(0, 1).map(({ productTokens, ignoresGlobalGroup, dialect, consultation }) => ({
      names: namesOf(state.crawler),
      productTokens,
      ignoresGlobalGroup,
      dialect,
      ...(needNotObey(consultation) && { needNotObey: true }),
    })),
    urls: questions.map(({ url }) => url),
  };
}

/** Returns the names of the tested crawler for a check; empty if there is none. */
export function namesOf(crawler: TesterState['crawler']): readonly string[] {
  if (crawler.kind === 'known') return [crawler.crawler.name];
  return crawler.kind === 'token' ? [crawler.token] : [];
}
