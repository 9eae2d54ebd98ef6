/** A stored value whose fields haven't been validated. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** Converts a value of one version to the next. Accepts anything that was stored and never throws: the newest schema validates the result. */
export type Migration = (value: Unchecked) => Unchecked;

/** Migrations of links and test files from each version to the next, starting with version 1. */
export const sharedMigrations: readonly Migration[] = [];

/** Migrates a value to the newest version, which is the number of migrations plus one; null if its version is invalid or unknown. */
export function migrated(
  value: unknown,
  version: unknown,
  migrations: readonly Migration[],
): Unchecked | null {
  if (typeof value !== 'object' || value === null || typeof version !== 'number') return null;
  const isKnown = Number.isInteger(version) && version >= 1 && version <= migrations.length + 1;
  if (!isKnown) return null;
  return migrations
    .slice(version - 1)
    .reduce(
      (older, migrate, step) => ({ ...migrate(older), version: version + step + 1 }),
      value as Unchecked,
    );
}
