import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Fast check of the whole text before the rules are examined. */
const HINT =
  /backup|dump|secret|passw|credential|confidential|id_rsa|\.(?:git|svn|hg|env|ht|ssh|aws|sql|bak|pem|p12|pfx|kdbx)/i;
/** Names of files and folders that are confidential on any site: copies, keys, repository data. */
const SECRET_NAMES = [
  /^\.(?:git|svn|hg|ssh|aws|htpasswd|env(?:\.[a-z]+)?)$/i,
  /^(?:[a-z0-9]+[-_.]){0,2}(?:backups?|bak|dumps?)(?:[-_.][a-z0-9]+){0,2}$/i,
  /^(?:[a-z0-9]+[-_])?(?:secrets?|passwords|passwd|credentials|confidential|id_rsa)(?:\.[a-z]+)?$/i,
  /^[^.]+\.(?:sql|bak|pem|p12|pfx|kdbx)(?:\.(?:gz|zip|bz2))?$/i,
];
const LONGEST_PATH = 300;
const LONGEST_NAME = 40;

export const rule = defineRule<{ path: string; name: string }>({
  dialects: 'all',
  kind: 'advice',
  isHeuristic: true,
  check(file, report) {
    if (!HINT.test(file.text)) return;
    // Many groups repeat the same rules, so each name is reported once.
    const seen = new Map<string, { readonly line: LintLine; readonly related: number[] }>();
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.valueTo - line.valueFrom > LONGEST_PATH) continue;
      const name = secretNameIn(line.value);
      if (name === null) continue;
      const first = seen.get(name.toLowerCase());
      if (first === undefined) seen.set(name.toLowerCase(), { line, related: [] });
      else first.related.push(line.number);
    }
    for (const [name, { line, related }] of seen)
      report({ ...atValue(line), related, params: { path: line.value, name } });
  },
});

function secretNameIn(path: string): string | null {
  if (!HINT.test(path)) return null;
  for (const part of (path.split('?', 1)[0] as string).split('/')) {
    const name = part.replaceAll('*', '').replace(/\$$/, '');
    if (name.length <= LONGEST_NAME && SECRET_NAMES.some((secret) => secret.test(name))) return name;
  }
  return null;
}
