import { migrated, sharedMigrations, type Unchecked } from './migrations';

/** Version in which links and test files are written. All earlier versions stay readable. */
export const SHARED_VERSION = sharedMigrations.length + 1;

/**
 * Migrates the parsed JSON of a test file to `SHARED_VERSION`. Returns `newer` if its version is later, null if
 * it has no valid version.
 */
export function newestTestFile(value: unknown): Unchecked | 'newer' | null {
  const { version } = (value ?? {}) as { readonly version?: unknown };
  if (typeof version === 'number' && version > SHARED_VERSION) return 'newer';
  return migrated(value, version, sharedMigrations);
}
