import { TAKE_OVER } from '../offline/take-over';
import type { TesterBinding, TesterState } from '../store';
import { notifyUpdate } from './notify-update';
import { trustedScriptUrl } from './trusted-types';

/** Built address of the service worker (src/offline), next to index.html. */
const ADDRESS = './sw.js';

/**
 * Registers the service worker for offline use, and shows a notice when a newer version is waiting. Only for the built page in a top-level window.
 * Waits for the engine and the first report, so that loading the service worker doesn't delay them. If the browser refuses (private window, no storage, no HTTPS), the page
 * works without a service worker and shows nothing.
 */
export async function workOffline(tester: TesterBinding): Promise<void> {
  if (!import.meta.env.PROD || window.top !== window || !('serviceWorker' in navigator)) return;
  await until(tester, ({ report, workerStatus }) => report !== null && workerStatus !== 'starting');
  const registration = await register();
  if (registration === null) return;
  const applyUpdate = (): void => void reloadIntoUpdate(registration);
  watch(registration, () => notifyUpdate(tester, applyUpdate));
}

/** Registers the service worker; null if the browser refuses. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    // A browser extension that blocks service workers may make `register` resolve with undefined, against its type.
    return (await navigator.serviceWorker.register(trustedScriptUrl(ADDRESS), { scope: './' })) ?? null;
  } catch {
    return null;
  }
}

/** Calls `notify` once when a newer version is waiting, or has taken over from another tab. This page is then outdated, but runs until it is reloaded. */
function watch(registration: ServiceWorkerRegistration, notify: () => void): void {
  let isNotified = false;
  const notifyOnce = (): void => {
    if (!isNotified) notify();
    isNotified = true;
  };
  const whenInstalled = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      // If there is no active worker, this is the first version, not an update.
      if (worker.state === 'installed' && registration.active !== null) notifyOnce();
    });
  if (registration.waiting !== null && registration.active !== null) notifyOnce();
  whenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => whenInstalled(registration.installing));

  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) notifyOnce();
    isControlled = true;
  });
}

/** Activates the newer version, then reloads the page. The text survives, as on every reload. */
function reloadIntoUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has already activated the newer version.
  if (waiting === null) {
    location.reload();
    return;
  }
  let isReloading = false;
  waiting.addEventListener('statechange', () => {
    // `redundant`: an even newer version was installed meanwhile, and the reload shows it.
    if (isReloading || (waiting.state !== 'activated' && waiting.state !== 'redundant')) return;
    isReloading = true;
    location.reload();
  });
  waiting.postMessage(TAKE_OVER);
}

function until({ store }: TesterBinding, isSo: (state: TesterState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(store.getState())) {
      resolve();
      return;
    }
    const unsubscribe = store.subscribe((state) => {
      if (!isSo(state)) return;
      unsubscribe();
      resolve();
    });
  });
}
