import { resolve } from 'node:path';
import { startStaticServer } from './static-server';

/** Serves dist/, or the folder in `E2E_DIST`, for the whole run; the workers learn the address from `E2E_ORIGIN`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startStaticServer(
    process.env['E2E_DIST'] ?? resolve(import.meta.dirname, '../../dist'),
  );
  process.env['E2E_ORIGIN'] = server.origin;
  return server.close;
}
