import type { RuleDocumentation, RulePlace } from '../../../editor/documentation';
import type { GROUP_MARK_STRIDE } from '../../../engine';
import {
  crawlerName,
  editorHelpTexts,
  ruleEffectDocumentation,
  unusedRuleDocumentation,
} from '../../../messages';
import { type TesterState, urlOnTestedSite } from '../../../store';
import type { TesterBinding } from '../../parts/tester-context';
import { usesRules } from './uses-rules';

const GROUP_STRIDE: typeof GROUP_MARK_STRIDE = 3;

/**
 * Describes what a rule does for the tested crawler. Null if that isn't known, or if the crawler doesn't use
 * the rules, which the Why view explains.
 */
export async function aboutRule(
  { store, actions }: TesterBinding,
  place: RulePlace,
): Promise<RuleDocumentation | null> {
  const { problems, crawler, report } = store.getState();
  if (typeof problems !== 'object' || report === null || !usesRules({ crawler, report })) return null;
  if (crawler.kind !== 'known' && crawler.kind !== 'token') return null;
  const effect = await problems.ruleEffect(place.line);
  if (effect === null) return null;
  const rule = { type: place.type, written: place.written };
  const name = crawlerName(crawler);
  if (effect === 'not-followed' && !isInOtherGroup(store.getState(), place.line)) return null;
  const { example, ...described } =
    effect === 'not-followed'
      ? unusedRuleDocumentation(rule, name)
      : ruleEffectDocumentation(rule, name, effect, report.dialect);
  if (example === null) return { ...described, action: null };
  const run = () => actions.setUrl(urlOnTestedSite(store.getState(), example));
  return { ...described, action: { name: editorHelpTexts.testAddress, run } };
}

/** Returns whether a line is in a group that the current answer doesn't use. */
function isInOtherGroup({ report, version }: TesterState, line: number): boolean {
  if (report?.verdict == null || report.version !== version) return false;
  const { groups } = report.marks;
  for (let at = 0; at < groups.length; at += GROUP_STRIDE) {
    const [first = 0, last = 0, part = 0] = groups.subarray(at, at + GROUP_STRIDE);
    if (first <= line && line <= last) return part === 0;
  }
  return false;
}
