/** The components of the page. Those of the embed page are in `page/embed`. */
export { App } from './page/app';
export type { EarlyInput } from './page/early-input';
export { ErrorBoundary } from './page/error-boundary';
export { loadPrerenderedParts } from './parts/lazy/prerendered-part';
export { PHONE } from './parts/phone';
export { DraftsContext, type TesterBinding, TesterContext } from './parts/tester-context';
