import { resolve } from 'node:path';
import { startStaticServer } from './static-server';

/** Serves dist/ for the whole run; the workers learn the address from `E2E_ORIGIN`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startStaticServer(resolve(import.meta.dirname, '../../dist'));
  process.env['E2E_ORIGIN'] = server.origin;
  return server.close;
}
