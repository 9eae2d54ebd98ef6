import { inSlices } from '../../../engine/collections';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Fast check of a path before its names are examined. */
const HINT =
  /backup|dump|secret|passw|credential|confidential|id_rsa|\.(?:git|svn|hg|env|ht|ssh|aws|sql|bak|pem|p12|pfx|kdbx)/i;
/** Names of files and folders that are confidential on any site: copies, keys, repository data. */
const SECRET_NAMES = [
  /^\.(?:git|svn|hg|ssh|aws|htpasswd|env(?:\.[a-z]+)?)$/i,
  /^(?:[a-z0-9]+[-_.]){0,2}(?:backups?|bak|dumps?)(?:[-_.][a-z0-9]+){0,2}$/i,
  // Not as a part of longer names: /reset-passwd and /paper_passwd are forms.
  /^(?:secrets?|passwords|passwd|credentials|confidential|id_rsa)(?:\.[a-z]+)?$/i,
  /^[^.]+\.(?:sql|bak|pem|p12|pfx|kdbx)(?:\.(?:gz|zip|bz2))?$/i,
];
/** A random name: upper-case and lower-case letters mixed with digits. */
const RANDOM_NAME = /^(?=.*\d)(?=.*[a-z].*[A-Z]|.*[A-Z].*[a-z])[\w-]{12,}$/;
/** Changes between kinds of letters. Words joined together have few. */
const CHANGE = /[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g;
/** A random name has at least this many changes, and one in so many characters. */
const LEAST_CHANGES = 5;
const MOST_BETWEEN = 4;
/** Names of repositories on a site that hosts them: `/*.git$`. */
const REPOSITORY = /\*\.git\b/;
/** Web pages about such things are meant for visitors. */
const PAGE = /\.(?:html?|php|aspx?|jsp)$/i;
const LONGEST_PATH = 300;
const LONGEST_NAME = 40;

export const rule = defineRule<{ path: string; name: string }>({
  dialects: 'all',
  kind: 'advice',
  isHeuristic: true,
  *check(file, report) {
    // Many groups repeat the same rules, so each name is reported once.
    const seen = new Map<
      string,
      { readonly line: LintLine; readonly name: string; readonly related: number[] }
    >();
    const isHost = file.rules.some(({ value }) => REPOSITORY.test(value));
    yield* inSlices(file.rules, (line) => {
      if (isHost && /\.git/.test(line.value)) return;
      if (line.kind !== 'disallow' || line.valueTo - line.valueFrom > LONGEST_PATH) return;
      const name = secretNameIn(line.value);
      if (name === null) return;
      const first = seen.get(name.toLowerCase());
      if (first === undefined) seen.set(name.toLowerCase(), { line, name, related: [] });
      else first.related.push(line.number);
    });
    for (const { line, name, related } of seen.values())
      report({ ...atValue(line), related, params: { path: line.value, name } });
  },
});

function secretNameIn(path: string): string | null {
  if (!HINT.test(path) && !/\d/.test(path)) return null;
  for (const part of (path.split('?', 1)[0] as string).split('/')) {
    const name = part.replaceAll('*', '').replace(/\$$/, '');
    if (name.length > LONGEST_NAME || PAGE.test(name)) continue;
    if (isRandom(name) || SECRET_NAMES.some((secret) => secret.test(name))) return name;
  }
  return null;
}

/** Returns whether a name looks like a random key: `B3W-qTPj7eSSLAFk`. */
function isRandom(name: string): boolean {
  if (!RANDOM_NAME.test(name)) return false;
  const changes = name.match(CHANGE)?.length ?? 0;
  return changes >= LEAST_CHANGES && changes * MOST_BETWEEN >= name.length;
}
