/** A stored value whose fields nobody has checked yet. */
type Unchecked = Readonly<Record<string, unknown>>;

/** Turns a value of one version into one of the next. It takes whatever was stored and never throws: the newest schema checks what comes of it. */
export type Migration = (value: Unchecked) => Unchecked;

/** From each version of drafts to the next, from 1 on. */
export const draftMigrations: readonly Migration[] = [];

/** From each version of links and test files to the next, from 1 on. */
export const sharedMigrations: readonly Migration[] = [];

/** A value of any known version as one of the newest, which is one more than there are migrations; null where it is none. */
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
