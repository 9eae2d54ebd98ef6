import { AI_TRAINING_TOKEN, POLICY_DRAFT } from '../engine/policy-token';

/** A name in User-agent lines that states a preference on the use of pages, see `isPolicyToken`. No crawler has it. */
export interface PolicyToken {
  readonly token: string;
  /** The use of pages that its rules are about: those that block refuse it, others don't object to it. */
  readonly use: 'ai-training';
  /** Name of the Internet-Draft that defines policy tokens, and its date as YYYY-MM-DD. */
  readonly draft: string;
  readonly draftedOn: string;
  /** The https address of the draft. */
  readonly source: string;
  /** The day the source was read, as YYYY-MM-DD. No operator documented then that it acts on the token. */
  readonly readOn: string;
}

/** The policy tokens that a source names. */
export const policyTokens: readonly PolicyToken[] = [
  {
    token: AI_TRAINING_TOKEN,
    use: 'ai-training',
    draft: POLICY_DRAFT.name,
    draftedOn: POLICY_DRAFT.date,
    source: POLICY_DRAFT.url,
    readOn: '2026-11-29',
  },
];

/** Returns the policy token with this name, ignoring case; null if no source names it. */
export function policyTokenNamed(name: string): PolicyToken | null {
  return policyTokens.find(({ token }) => token === name.toLowerCase()) ?? null;
}
