/** The only door of the page's components. */
export { App } from './app';
export { ErrorBoundary } from './error-boundary';
export { DraftsContext, TesterContext } from './parts/tester-context';
