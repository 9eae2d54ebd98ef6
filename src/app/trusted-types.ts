import { trustedTypesPolicyName } from './trusted-types-name';

declare global {
  interface Window {
    /** Trusted Types, where the browser has them; TypeScript's own types do not know them yet. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): unknown };
    };
  }
}

/**
 * The only Trusted Types policy of the page. It lets through the address of a script of our own, for the worker, and nothing else: no HTML, no
 * script text, no address of another origin.
 */
const policy = window.trustedTypes?.createPolicy(trustedTypesPolicyName, { createScriptURL: ownScript });

/** The address of a script of our own, in the form in which the browser takes it for a worker. Throws for any other origin. */
export function trustedScriptUrl(address: string): string {
  // The types of `Worker` know strings only; a TrustedScriptURL is what the browser asks for under our policy.
  return (policy?.createScriptURL(address) ?? ownScript(address)) as string;
}

/** Starts a worker of this page. Throws where the browser forbids workers. */
export function startWorker(address: string, name: string): Worker {
  return new Worker(trustedScriptUrl(address), { type: 'module', name: `robots.txt ${name}` });
}

function ownScript(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`Not a script of this page: ${url.origin}`);
  return url.href;
}
