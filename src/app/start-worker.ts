import workerAddress from '../worker/tester.worker?worker&url';
import { trustedScriptUrl } from './trusted-types';

/** Starts the engine's worker. Throws where the browser forbids workers. */
export function startWorker(): Worker {
  return new Worker(trustedScriptUrl(workerAddress), { type: 'module', name: 'robots.txt engine' });
}
