import type { StoreApi } from 'zustand/vanilla';
import { TAKE_OVER } from '../offline/take-over';
import type { TesterState } from '../store';
import { notifyUpdate } from './notify-update';
import { trustedScriptUrl } from './trusted-types';

/** Where the build puts the service worker (src/offline): beside index.html. */
const ADDRESS = './sw.js';

/**
 * Keeps the page for use without a network, and tells by a notice when a newer version waits. Only for the built page in a window of its own, and
 * only after its first answer, with which it must not compete. Where the browser refuses (private window, no storage, no https) the page works
 * without, and nothing is told.
 */
export async function workOffline(store: StoreApi<TesterState>): Promise<void> {
  if (!import.meta.env.PROD || window.top !== window || !('serviceWorker' in navigator)) return;
  await until(store, ({ report }) => report !== null);
  const registration = await register();
  if (registration === null) return;
  const applyUpdate = (): void => void reloadIntoUpdate(registration);
  watch(registration, () => notifyUpdate(store, applyUpdate));
}

/** Null where the browser refuses. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    // Other than its type says, nothing comes back where an extension blocks it.
    return (await navigator.serviceWorker.register(trustedScriptUrl(ADDRESS), { scope: './' })) ?? null;
  } catch {
    return null;
  }
}

/** Tells once when a newer version waits, or took over from another tab: then this page is the older one, and goes on until it is reloaded. */
function watch(registration: ServiceWorkerRegistration, notify: () => void): void {
  let isNotified = false;
  const notifyOnce = (): void => {
    if (!isNotified) notify();
    isNotified = true;
  };
  const whenInstalled = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      // The first worker has nobody to replace.
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

/** Lets the newer version take over, then shows it. The text is kept as with every reload. */
function reloadIntoUpdate({ waiting }: ServiceWorkerRegistration): void {
  // Another tab was first: the newer version answers already.
  if (waiting === null) {
    location.reload();
    return;
  }
  let isReloading = false;
  waiting.addEventListener('statechange', () => {
    // `redundant`: a still newer one came in between, and the reload shows what there is.
    if (isReloading || (waiting.state !== 'activated' && waiting.state !== 'redundant')) return;
    isReloading = true;
    location.reload();
  });
  waiting.postMessage(TAKE_OVER);
}

function until(store: StoreApi<TesterState>, isSo: (state: TesterState) => boolean): Promise<void> {
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
