import { policyTokenNamed } from '../../../catalogue/full';
import { policyTokensNote, type Rich } from '../../../messages';
import { useTester } from '../tester-context';

/** Returns a note on names in User-agent lines that state preferences; null if the file has none. */
export function usePolicyTokensNote(): Rich | null {
  const tokens = useTester((state) => state.report?.file.policyTokens);
  return tokens === undefined || tokens.length === 0 ? null : policyTokensNote(tokens, policyTokenNamed);
}
