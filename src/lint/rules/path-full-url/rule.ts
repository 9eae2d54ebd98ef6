import { intentOfRule } from '../../facts/intent-of-line';
import { linesWithField } from '../../facts/lines-by-field';
import { pathShape } from '../../facts/path-shape';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/** Host of a URL with a scheme. */
const HOST = /^https?:\/\/([^/?#]+)/i;
const LONGEST_HOST = 300;
/** Optional scheme, host, and the rest. */
const PARTS = /^(?:https?:\/\/)?([^/?#]*)(.*)$/i;
/** A slash before a host: `www.`, or at least two parts and a common ending. */
const ROOTED = /^\/(?=(?:www\.|[a-z0-9-]+\.)[a-z0-9.-]*\b(?:com|org|net|edu|gov)(?:\/|$))/i;

/** `hasScheme`: the value begins with `http://` or `https://`. `isRooted`: the host comes after a slash, so the rule matches URLs with such a folder. */
export const rule = defineRule<{
  value: string;
  host: string;
  path: string;
  hasScheme: boolean;
  isForeign: boolean;
  isRooted: boolean;
}>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: ['isForeign', 'hasScheme'],
  check(file, report) {
    let ownHosts: ReadonlySet<string> | null = null;
    const rooted = new Map<string, number[]>();
    for (const line of file.rules) {
      const isRooted = ROOTED.test(line.value);
      if (!isRooted && pathShape(line.value) !== 'full-url') continue;
      const [, host = '', rest = ''] = PARTS.exec(line.value.slice(isRooted ? 1 : 0)) ?? [];
      const others = rooted.get(host);
      if (isRooted && others !== undefined) {
        others.push(line.number);
        continue;
      }
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      const hasScheme = HOST.test(line.value);
      ownHosts ??= hostsOf(file);
      // Broken links to another party's site lead to such a folder, so the rule is meant.
      if (isRooted && ownHosts.size > 0 && !isRelated(withoutWww(host), ownHosts)) continue;
      // If no path follows and the file's host isn't known, the rule more likely means another site.
      const isForeign = ownHosts.size === 0 ? !isRooted && path === '/' : !ownHosts.has(withoutWww(host));
      const found = {
        ...atValue(line),
        params: { value: line.value, host, path, hasScheme, isForeign, isRooted },
      };
      if (isRooted) {
        const related: number[] = [];
        rooted.set(host, related);
        // Links without a scheme lead to such a folder, so the rule may be meant.
        report({ ...found, related, kind: 'advice' });
        continue;
      }
      report({
        ...found,
        intent: isForeign ? { kind: 'rules', rules: [] } : intentOfRule(line, path),
        // A rule for another site can't be fixed here. A fix must not open or block a whole site with one click.
        ...(isForeign || path === '/' ? {} : { fix: () => [[line.valueFrom, line.valueTo, path]] as const }),
      });
    }
  },
});

/** Returns the host of the file with its port. If it isn't known, returns the hosts of its sitemaps; empty without any. */
function hostsOf(file: LintFile): ReadonlySet<string> {
  const { robotsUrl } = file.context;
  const urls =
    robotsUrl === null
      ? linesWithField(file, 'sitemap').map(({ line }) => line.value.slice(0, LONGEST_HOST))
      : [robotsUrl];
  return new Set(
    urls.flatMap((url) => {
      const host = HOST.exec(url)?.[1];
      return host === undefined ? [] : withoutWww(host);
    }),
  );
}

/** Returns whether a host is one of the hosts, or a domain above or below one. */
function isRelated(host: string, own: ReadonlySet<string>): boolean {
  return [...own].some((one) => `.${one}`.endsWith(`.${host}`) || host.endsWith(`.${one}`));
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
