/** The only entry point of the page's components. */
export { App } from './page/app';
export { ErrorBoundary } from './page/error-boundary';
export { DraftsContext, TesterContext } from './parts/tester-context';
