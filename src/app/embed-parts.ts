/** The registry of the embed page's chunks, which the build defines (.ci/embed-parts.mjs). */
interface PartRegistry {
  /** Names of the files that each later chunk needs. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
  /** Files that have run or apply. */
  readonly loaded: Set<string>;
  /** Called for the import() of a chunk whose files haven't run yet. */
  loadFiles: (files: readonly string[]) => Promise<unknown>;
}

declare global {
  interface Window {
    readonly embedParts: PartRegistry;
  }
}

/** Lets the page load its later parts, by elements with `nonce`. Loads each file once, and retries after a failure. */
export function loadParts(registry: PartRegistry, nonce: string): void {
  const loads = new Map<string, Promise<void>>();
  const load = (file: string): Promise<void> => {
    const known = loads.get(file);
    if (known !== undefined) return known;
    const started = loadFile(file, nonce).then(() => void registry.loaded.add(file));
    loads.set(file, started);
    started.catch(() => loads.delete(file));
    return started;
  };
  registry.loadFiles = (files) => Promise.all(files.map(load));
}

/** Adds the element that loads a file. Rejects if that fails, so that the next import() tries again. */
function loadFile(file: string, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = file.endsWith('.css')
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file })
      : Object.assign(document.createElement('script'), { src: file });
    element.nonce = nonce;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`${file} could not be loaded`));
    });
    document.head.append(element);
  });
}

/**
 * Creates the policy that the embed page's CSP requires: blob URLs are allowed for workers, and the files of the page's parts for scripts, but no other
 * URL. It must be the default policy, because the bundler's own code starts the worker.
 */
export function createDefaultPolicy({ filesOf }: PartRegistry): void {
  const files = new Set(
    Object.values(filesOf)
      .flat()
      .filter((file) => file.endsWith('.js')),
  );
  // The declared type of `trustedTypes` has policies that always return a string; null refuses.
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith('blob:') || files.has(address) ? address : null),
  });
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}
