import type { DialectId, DialectPartName } from '../engine';

/** The parts of a dialect that are mainly assumptions, because its source doesn't cover them. */
const ASSUMED: Readonly<Partial<Record<DialectId, readonly DialectPartName[]>>> = {
  bing: ['limits', 'lines', 'fields', 'grouping', 'agents', 'paths', 'precedence'],
  yandex: ['lines', 'paths'],
  standard1994: ['limits'],
};

/** Returns whether a dialect's treatment of a part is mainly an assumption. Each effect of a server's answer says so itself. */
export function isAssumedPart(dialect: DialectId, part: DialectPartName | 'fetch'): boolean {
  return ASSUMED[dialect]?.some((assumed) => assumed === part) === true;
}
