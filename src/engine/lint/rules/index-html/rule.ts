import type { LintLine } from '../../lint-line';
import type { LintRule } from '../../lint-rule';
import { isPlainPath } from '../../plain-path';
import { rulesByGroup } from '../../rules-by-group';

/** A page that servers send for its folder. */
const INDEX = /^([^*$?]*\/)(?:index|default)\.(?:html?|php|aspx?)\$?$/i;
/** Longer folders are not looked at. */
const LONGEST = 500;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    const { secondAllowPattern } = file.google.dialect.paths;
    for (const lines of rulesByGroup(file)) {
      let known: ReadonlySet<string> | null = null;
      for (const line of lines) {
        const folder = folderOf(line);
        if (folder === null) continue;
        known ??= new Set(lines.map(({ kind, value }) => `${kind} ${value}`));
        const isAllow = line.kind === 'allow';
        if (isFolderMeant(line, folder, known) || (isAllow && !isInBlocked(folder, known))) continue;
        const opensFolder = isAllow && secondAllowPattern(line.value) !== null;
        report({
          line,
          from: line.valueFrom,
          to: line.valueTo,
          params: { value: line.value, folder, isAllow, opensFolder },
          // Google opens the folder too, the others do not.
          ...(opensFolder && { severity: 'warning' }),
          fix: () => [[line.to, line.to, `\n${line.field}: ${folder}$`]],
        });
      }
    }
  },
};

function folderOf({ value }: LintLine): string | null {
  if (value.length > LONGEST || !isPlainPath(value)) return null;
  return INDEX.exec(value)?.[1] ?? null;
}

/** Whether a rule of the same type says what becomes of the folder itself. */
function isFolderMeant({ kind }: LintLine, folder: string, known: ReadonlySet<string>): boolean {
  if (known.has(`${kind} ${folder}$`)) return true;
  return beginningsOf(folder).some((path) => known.has(`${kind} ${path}`) || known.has(`${kind} ${path}*`));
}

/** Whether a folder lies in one that is blocked by name. */
function isInBlocked(folder: string, known: ReadonlySet<string>): boolean {
  return beginningsOf(folder).some((path) => known.has(`disallow ${path}`) || known.has(`disallow ${path}*`));
}

/** `/`, `/a`, `/a/` for the folder `/a/`. */
function beginningsOf(folder: string): readonly string[] {
  const found: string[] = [];
  for (let slash = folder.indexOf('/'); slash >= 0; slash = folder.indexOf('/', slash + 1)) {
    if (slash > 0) found.push(folder.slice(0, slash));
    found.push(folder.slice(0, slash + 1));
  }
  return found;
}
