import { intentOfRule } from '../../facts/intent-of-line';
import { linesWithField } from '../../facts/lines-by-field';
import { pathShape } from '../../facts/path-shape';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/** The host of an address with a scheme. */
const HOST = /^https?:\/\/([^/?#]+)/i;
const LONGEST_HOST = 300;
/** Scheme and host, and what follows. */
const PARTS = /^(?:https?:\/\/)?([^/?#]*)(.*)$/i;

export const rule = defineRule<{ value: string; host: string; path: string; isForeign: boolean }>({
  dialects: 'crawlers',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    let ownHosts: ReadonlySet<string> | null = null;
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'full-url') continue;
      const [, host = '', rest = ''] = PARTS.exec(line.value) ?? [];
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      ownHosts ??= hostsOf(file);
      // Where no path follows and the own host is not known, another site is the likelier meaning.
      const isForeign = ownHosts.size === 0 ? path === '/' : !ownHosts.has(withoutWww(host));
      report({
        ...atValue(line),
        params: { value: line.value, host, path, isForeign },
        intent: isForeign ? { kind: 'rules', rules: [] } : intentOfRule(line, path),
        // A rule for another site cannot be mended here; and nobody wants a whole site opened or blocked by one click.
        ...(isForeign || path === '/' ? {} : { fix: () => [[line.valueFrom, line.valueTo, path]] as const }),
      });
    }
  },
});

/** The host that the file speaks for, with its port; where nobody says, those on which its sitemaps lie; none where it has none. */
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

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
