import { resolve } from 'node:path';
import { missingBrowsers } from './browsers';
import { startStaticServer } from './static-server';

/**
 * Serves dist/, or the folder in `E2E_DIST`, for the whole run; the workers get the address from `E2E_ORIGIN`. Reports missing browsers, and fails the
 * run because of them if `CI=true`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = missingBrowsers().join(' ');
  if (missing && process.env['CI'] === 'true') throw new Error(`CI=true needs every browser. ${missing}`);
  if (missing) console.log(missing);
  const server = await startStaticServer(
    process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../../dist'),
  );
  process.env['E2E_ORIGIN'] = server.origin;
  return server.close;
}
