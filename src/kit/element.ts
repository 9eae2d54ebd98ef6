/** The package's entry point for web pages: the custom element <robots-txt-tester>, and its types. Safe to import on a server. */
import { defineElement } from '../embed/element';

export type {
  Question,
  Refusal,
  RobotsTxtTesterElement,
  RobotsTxtTesterEventMap,
  Verdict,
} from '../embed/element-api';

/**
 * Defines `<robots-txt-tester>`. `tester` is the tester's address for elements without that attribute. Does nothing on a server, if the element is already
 * defined, or in browsers that lack something it needs; the element's content then stays visible. Unlike the script `embed/v1.js`, it adds no elements to
 * code fences.
 */
export function defineRobotsTxtTester({ tester }: { readonly tester: string }): void {
  if (typeof document !== 'undefined') defineElement(tester);
}
