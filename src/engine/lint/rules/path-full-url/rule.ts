import type { LintFile } from '../../lint-file';
import type { LintRule } from '../../lint-rule';
import { pathShape } from '../../path-shape';

/** Scheme and host, and what follows. */
const PARTS = /^(?:https?:\/\/)?([^/?#]*)(.*)$/i;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    const ownHost = hostOf(file);
    for (const line of file.rules) {
      if (pathShape(line.value) !== 'full-url') continue;
      const [, host = '', rest = ''] = PARTS.exec(line.value) ?? [];
      const path = rest.startsWith('/') ? rest : `/${rest}`;
      // Where no path follows and the own host is not known, another site is the likelier meaning.
      const isForeign = ownHost === null ? path === '/' : withoutWww(host) !== withoutWww(ownHost);
      const type = line.kind === 'allow' ? 'allow' : 'disallow';
      report({
        line,
        from: line.valueFrom,
        to: line.valueTo,
        params: { value: line.value, host, path, isForeign },
        intent: { kind: 'rules', rules: isForeign ? [] : [{ type, path }] },
        // A rule for another site cannot be mended here; and nobody wants a whole site opened or blocked by one click.
        ...(isForeign || path === '/' ? {} : { fix: () => [[line.valueFrom, line.valueTo, path]] as const }),
      });
    }
  },
};

/** The host that the file speaks for, with its port; null where that is not known. */
function hostOf({ context }: LintFile): string | null {
  return context.robotsUrl === null ? null : (PARTS.exec(context.robotsUrl)?.[1] ?? null);
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
