import { placeOf } from '../../../engine/fetch';
import { CompactOutcome, decideMany } from '../../../engine/match';
import { matchesAll } from '../../facts/matches-all';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

/** Maximum number of sitemap lines examined. */
const MOST_SITEMAPS = 200;
const READERS = [{ productTokens: ['Googlebot'] }, { productTokens: [] }];

/** `isGoogle`: Google can't read it. Otherwise it's crawlers that follow the `*` group. */
type Values = { path: string; block: string; blockLine: number; isGoogle: boolean };

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'opening',
  oneCause: ['isGoogle'],
  check(file, report) {
    if (file.google.sitemaps.length === 0 || file.rules.length === 0) return;
    const sitemaps = ownSitemaps(file);
    const targets = sitemaps.map(({ target }) => target);
    const reported = new Set<LintLine>();
    for (const [reader, tested] of READERS.entries()) {
      const { outcome, line: deciding } = decideMany(file.google, tested, targets);
      for (const [at, { line, target }] of sitemaps.entries()) {
        const block = file.lines[(deciding[at] as number) - 1];
        // If the whole site is blocked, the sitemap isn't the problem.
        if (outcome[at] !== CompactOutcome.disallowed || block === undefined || matchesAll(block.value))
          continue;
        if (!reported.has(line)) report(found(line, target, block, reader === 0));
        reported.add(line);
      }
    }
  },
});

function found(line: LintLine, target: string, block: LintLine, isGoogle: boolean): Found<Values> {
  const place = {
    ...atValue(line),
    related: [block.number],
    params: { path: target, block: block.value, blockLine: block.number, isGoogle },
  };
  // An Allow overrides the rule only if it is at least as long, and means this path in every dialect.
  if (block.value.length > target.length || /[*$%]/.test(target) || /[^!-~]|%/.test(block.value))
    return { ...place, kind: 'risk' };
  return {
    ...place,
    intent: { kind: 'rules', rules: [{ type: 'allow', path: target }], inGroupOfLine: block.number },
    fix: () => [[block.from, block.from, `Allow: ${target}\n`]],
  };
}

/** Returns the sitemaps on the file's own host, or on the only host named if the file's host isn't known. */
function ownSitemaps(file: LintFile): readonly { readonly line: LintLine; readonly target: string }[] {
  const { robotsUrl } = file.context;
  const own = robotsUrl === null ? undefined : placeOf(robotsUrl)?.host;
  const lines = file.directives.filter(({ kind }) => kind === 'sitemap').slice(0, MOST_SITEMAPS);
  const all = lines.flatMap((line) => {
    const place = placeOf(line.value);
    const isWeb = place !== null && (place.scheme === 'https' || place.scheme === 'http');
    return isWeb && place.target !== null ? [{ line, host: place.host, target: place.target }] : [];
  });
  const host = own ?? withoutWww(all[0]?.host ?? '');
  if (own === undefined && all.some((one) => withoutWww(one.host) !== host)) return [];
  return own === undefined ? all : all.filter((one) => one.host === host);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
