// Must be imported first, because it changes how React loads.
import './no-react-debugging';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { DESKTOP, showOn } from './screen';
// Load the page's styles in the page's order, because some depend on it.
import '../page/app';

let errors: MockInstance;

/**
 * Fails a component test if there is an error on the console, and cleans up after it. Vitest itself fails a
 * run for uncaught errors. A test that expects an error mocks `console.error` itself.
 */
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  // A focus in an earlier test may have scrolled the page around the tested window, which would hide a part of it.
  for (let around = frameElement?.parentElement; around; around = around.parentElement) around.scrollTo(0, 0);
});
afterEach(async () => {
  // `vitest-browser-react` cleans up only for the first of the test files that share its module.
  await cleanup();
  const { calls } = errors.mock;
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  if (innerWidth !== DESKTOP.width || innerHeight !== DESKTOP.height) await showOn('desktop');
  expect(calls, 'errors on the console').toEqual([]);
});
