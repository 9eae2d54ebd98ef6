/**
 * Makes the policy that the embed page's CSP asks for: the browser takes the address of a blob for a worker, and nothing else for any script. The
 * bundler's own code starts the worker, so that it has to be the default policy.
 */
export function createDefaultPolicy(): void {
  // The page's own types know policies that always return; null refuses.
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith('blob:') ? address : null),
  });
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}
