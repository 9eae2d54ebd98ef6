import { type Edit, type Finding, MOST_RELATED } from './finding';

/** Findings of one rule and severity that are told one by one. */
const MOST_SINGLE = 10;

/**
 * Findings in their order, where those that a file has over and over are not told each: of one rule and severity the first ten, and one more that
 * stands for all the rest. It has their lines as related ones, their number but one as param `alike`, and a fix that mends as many at once as are
 * not in each other's way.
 */
export function foldRepeated(findings: readonly Finding[]): readonly Finding[] {
  const byKind = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = `${finding.severity} ${finding.rule}`;
    const same = byKind.get(kind);
    if (same === undefined) byKind.set(kind, [finding]);
    else same.push(finding);
  }
  const folded = new Map<Finding, Finding>();
  const left = new Set<Finding>();
  for (const same of byKind.values()) {
    if (same.length <= MOST_SINGLE + 1) continue;
    const rest = same.slice(MOST_SINGLE);
    folded.set(rest[0] as Finding, fold(rest));
    for (const finding of rest.slice(1)) left.add(finding);
  }
  return left.size === 0
    ? findings
    : findings.filter((finding) => !left.has(finding)).map((finding) => folded.get(finding) ?? finding);
}

function fold(rest: readonly Finding[]): Finding {
  const [first, ...others] = rest as readonly [Finding, ...Finding[]];
  const fixes = rest.flatMap(({ fix }) => (fix === null ? [] : [fix]));
  return {
    ...first,
    related: others.slice(0, MOST_RELATED).map(({ line }) => line),
    params: { ...first.params, alike: others.length },
    fix: fixes.length === 0 ? null : () => together(fixes),
  };
}

/** The edits of all fixes that begin behind the ones before. */
function together(fixes: readonly (() => readonly Edit[])[]): readonly Edit[] {
  const edits: Edit[] = [];
  let end = -1;
  for (const fix of fixes) {
    const own = fix();
    const [from, to] = own[0] ?? [0, 0];
    // Side by side an insertion may depend on what the other edit leaves.
    if (own.length === 0 || from < end || (from === end && (from === to || isInsertion(edits)))) continue;
    for (const edit of own) edits.push(edit);
    end = (own.at(-1) as Edit)[1];
  }
  return edits;
}

function isInsertion(edits: readonly Edit[]): boolean {
  const [from, to] = edits.at(-1) ?? [0, 1];
  return from === to;
}
