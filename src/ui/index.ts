/** The components of the page. Those of the embed page are in `page/embed`. */
export { App } from './page/app';
export { ErrorBoundary } from './page/error-boundary';
export { DraftsContext, TesterContext } from './parts/tester-context';
