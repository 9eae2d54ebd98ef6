/**
 * The draft that defines policy tokens. Only its abstract could be read: groups for a token state a preference on the use of
 * pages, without new syntax. It doesn't settle what groups for `*` mean for a token.
 */
export const POLICY_DRAFT = {
  name: 'draft-kelley-aipref-training-preference-signal-00',
  /** YYYY-MM-DD. */
  date: '2026-10-30',
  url: 'https://www.ietf.org/archive/id/draft-kelley-aipref-training-preference-signal-00.html',
} as const;

/**
 * The only policy token that a source names. The spelling comes from third parties, such as
 * https://github.com/umutxyp/Seo-Promt-Master/releases/tag/v2.2.0 (11 November 2026).
 */
export const AI_TRAINING_TOKEN = '__usage_ai-training';

/**
 * Returns whether a name in a User-agent line is a policy token. Its group states a preference on the use of pages; no
 * crawler has the name, and no request carries it. ASCII case is ignored, as in every name in a User-agent line.
 */
export function isPolicyToken(name: string): boolean {
  return /^__usage_/i.test(name);
}
