/** The oldest supported browsers (docs/browsers.md). Vite rewrites CSS that they don't support, and leaves the rest alone. */
export const cssTarget = ['chrome126', 'firefox126', 'safari18'];
