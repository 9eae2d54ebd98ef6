/**
 * A plug-in for rehype, and so for Docusaurus, Next.js and others: turns every fence in the language `robots-txt` into a static example, and fails the
 * build if an answer isn't the expected one. Astro has an integration of its own (`astro.ts`).
 */
import { LANGUAGE, renderFence } from './fence';
import type { RenderOptions } from './render';
import { element } from './tree';

/** The part of a node of hast that the plug-in reads. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: object | undefined;
  position?: { start: { line: number } } | undefined;
  children?: Node[];
}

/** The part of a file of rehype that the plug-in needs. */
export interface File {
  path: unknown;
  value: unknown;
  /** Throws an error with this reason, at the place of a node. */
  fail(reason: string, place: Node['position'], origin: string): never;
}

/** How the plug-in works. */
export interface RehypeOptions extends RenderOptions {
  /** True to write a problem into the page, as text of this class, instead of failing. */
  readonly problemClass?: string;
}

/** The plug-in. */
export default function rehypeRobotsTxt(options: RehypeOptions = {}): (tree: Node, file: File) => void {
  return (tree, file) => replaceFences(tree, file, options);
}

function replaceFences(parent: Node, file: File, options: RehypeOptions): void {
  for (const [index, node] of (parent.children ?? []).entries()) {
    const code = codeOf(node);
    if (code === null) replaceFences(node, file, options);
    else parent.children?.splice(index, 1, exampleOf(code, node.position, file, options));
  }
}

function exampleOf(code: Node, position: Node['position'], file: File, options: RehypeOptions): Node {
  const place = { path: file.path, source: file.value, line: position?.start.line ?? 1 };
  const example = renderFence(textOf(code), metaOf(code), place, options);
  if (example.kind === 'rendered') return example.tree;
  if (options.problemClass === undefined) file.fail(example.message, position, 'robots-txt-tester:example');
  return element('p', { className: options.problemClass }, example.message);
}

/** Returns the code of a fence in the language; null for other nodes. */
function codeOf({ tagName, children = [] }: Node): Node | null {
  const [code] = children;
  if (tagName !== 'pre' || code?.tagName !== 'code') return null;
  const classes = code.properties?.['className'];
  return Array.isArray(classes) && classes.includes(`language-${LANGUAGE}`) ? code : null;
}

/** Returns the words after the language, which remark keeps beside the tree. Astro turns them into a property in MDX. */
function metaOf({ data, properties = {} }: Node): string {
  const meta = data !== undefined && 'meta' in data ? data.meta : properties['metastring'];
  return typeof meta === 'string' ? meta : '';
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
