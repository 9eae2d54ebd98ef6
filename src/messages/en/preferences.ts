import type { PolicyToken } from '../../catalogue/policy-tokens';
import type { PreferenceChange } from '../../engine/versions';
import type { Rich } from '../rich';
import { shownPath } from '../shown-change';
import { count } from './intl';
import { preferenceSource } from './policy-token';
import { changedLineNames } from './version-change';

/** Maximum number of changed preferences in a note. */
const MOST_PREFERENCES = 3;

/** Finds what a source says about a policy token; null if no source names it. */
type FindToken = (token: string) => PolicyToken | null;

/**
 * Says which preferences change between two versions: `**Stated now:** no AI training (line 5, __usage_ai-training).` Then
 * says where they come from.
 */
export function preferencesNote(changes: readonly PreferenceChange[], find: FindToken): Rich {
  const shown = changes.slice(0, MOST_PREFERENCES);
  const more = changes.length - shown.length;
  const sources = new Set(shown.map(({ token }) => preferenceSource(find(token))));
  const sentences = shown.map((change) => preferenceSentence(change, find(change.token)));
  return [
    ...sentences.flatMap((sentence): Rich => [...sentence, ' ']),
    ...(more > 0 ? [`And ${count(more, 'more preference')}. `] : []),
    [...sources].join(' '),
  ];
}

/** Says that names in User-agent lines aren't crawlers', and what they are: `__usage_ai-training isn't a crawler.` */
export function policyTokensNote(tokens: readonly string[], find: FindToken): Rich {
  const sources = new Set(tokens.map((token) => preferenceSource(find(token))));
  return [
    ...tokens.flatMap((token, at): Rich => [at === 0 ? '' : ', ', { code: shownPath(token) }]),
    tokens.length === 1 ? " isn't a crawler. " : " aren't crawlers. ",
    [...sources].join(' '),
  ];
}

const OPENINGS: Readonly<Record<PreferenceChange['kind'], string>> = {
  stated: 'Stated now:',
  withdrawn: 'No longer stated:',
  changed: 'Stated differently now:',
};

function preferenceSentence(
  { token, kind, refuses, lines }: PreferenceChange,
  known: PolicyToken | null,
): Rich {
  // Lines of the earlier version aren't those of the text that is read now.
  const where: Rich = kind === 'withdrawn' ? [] : [...changedLineNames(lines), ', '];
  const what = known === null ? 'a preference that we know nothing about' : PREFERENCES[known.use][refuses];
  return [{ strong: OPENINGS[kind] }, ` ${what} (`, ...where, { code: shownPath(token) }, ').'];
}

/** Preferences by what the token's rules refuse. */
const PREFERENCES: Readonly<
  Record<PolicyToken['use'], Readonly<Record<PreferenceChange['refuses'], string>>>
> = {
  'ai-training': {
    all: 'no AI training',
    some: 'no AI training for some addresses',
    none: 'no objection to AI training',
    unknown: 'a preference on AI training',
  },
};
