import { trustedTypesPolicyName } from './trusted-types-name';

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. TypeScript's own types don't include it yet. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): unknown };
    };
  }
}

/**
 * The page's only Trusted Types policy. It only allows same-origin script URLs, for workers: no HTML, no script text, no address of another origin.
 */
const policy = window.trustedTypes?.createPolicy(trustedTypesPolicyName, { createScriptURL: ownScript });

/** Returns a same-origin script address in the form that the browser requires for a worker. Throws a `TypeError` for any other origin. */
export function trustedScriptUrl(address: string): string {
  // `Worker` is typed with strings only, but under the policy the browser requires a `TrustedScriptURL`.
  return (policy?.createScriptURL(address) ?? ownScript(address)) as string;
}

/** Starts a worker of this page. Throws if the browser forbids workers. */
export function startWorker(address: string, name: string): Worker {
  return new Worker(trustedScriptUrl(address), { type: 'module', name: `robots.txt ${name}` });
}

function ownScript(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`Not a script of this page: ${url.origin}`);
  return url.href;
}
