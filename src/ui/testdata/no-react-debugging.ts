/*
 * Turns off parts of React's development build that serve only debuggers and take a fifth of the component
 * tests' time. React's warnings remain, but without the stack of the component that caused them.
 */

// React calls `createTask` for each element, to name it in the browser's debugger. It checks for the function
// once, while it loads.
Reflect.deleteProperty(console, 'createTask');

const { default: React } = await import('react');

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// React captures a stack trace for each of the first 10,000 elements per second. Pretend that this limit is
// reached.
Reflect.defineProperty(internals as object, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
