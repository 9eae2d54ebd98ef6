/*
 * The custom element's script, embed/v1.js: a classic script for other people's pages. The script does nothing if the browser or the page
 * lacks something it needs, or if the element is already defined. The element's content then stays visible.
 */
import { defineElement, NAME } from './element';
import { resolveAddress } from './element-address';
import { attributeNames } from './element-attributes';
import { followFences } from './element-fences';

/** Fences may come from a page's readers, so they can't name the tester's host. Highlighters write a theme of their own. */
const FENCE_ATTRIBUTES = attributeNames.filter((name) => name !== 'tester' && name !== 'theme');

// The tester is in the parent of this script's folder.
const script = document.currentScript as HTMLScriptElement | null;
if (defineElement(resolveAddress('..', script?.src))) followFences(NAME, FENCE_ATTRIBUTES);
