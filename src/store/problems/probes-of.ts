import { readUrl } from '../../engine/address';
import type { AskedQuestion, VerdictProbe } from '../../worker';
import { questionOf } from '../question';
import type { TesterState } from '../state';

/** URLs whose verdicts are compared at most. */
const MOST_PROBES = 200;

/** The questions by which somebody sees what a fix does: the further URLs for the asked crawler, else the asked one; none where nothing is asked. */
export function probesOf(state: TesterState): readonly VerdictProbe[] {
  const questions = state.urls
    .slice(0, MOST_PROBES)
    .map((typed) => questionOf({ ...state, url: readUrl(typed) }));
  const asked = questions.length > 0 ? questions : [questionOf(state)];
  return asked.filter((question): question is AskedQuestion => question !== null).map(probeOf);
}

function probeOf({ productTokens, ignoresGlobalGroup, dialect, url }: AskedQuestion): VerdictProbe {
  return { productTokens, ignoresGlobalGroup, dialect, url };
}
