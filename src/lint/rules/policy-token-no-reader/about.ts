import { AI_TRAINING_TOKEN, POLICY_DRAFT } from '../../../engine/policy-token';
import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Training preference doesn’t block crawlers',
  title: () => words`${code(AI_TRAINING_TOKEN)} doesn’t keep AI training crawlers out`,
  explain: ({ names, more }) =>
    words`It states a preference by a draft, ${POLICY_DRAFT.name} of ${POLICY_DRAFT.date}, and no operator documents acting on it. Your home page isn’t blocked for ${more > 0 ? `${names.join(', ')} and ${more} more` : listNames(names)}. To refuse them, name them in User-agent lines, followed by ${code('Disallow: /')}.`,
  why: 'No crawler has this name. It says how pages may be used.',
  crawlers: [{ who: 'Every crawler we know', does: 'doesn’t document that it acts on the name' }],
  sources: ['policyDraft'],
};
