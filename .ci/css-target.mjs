/** The oldest supported browsers (docs/browsers.md). Vite rewrites only the CSS that they don't support. */
export const cssTarget = ['chrome126', 'firefox126', 'safari18'];
