/**
 * A plug-in for rehype, and so for Docusaurus, Next.js and others: turns every fence in the language `robots-txt` into a static example, and fails the
 * build if an answer isn't the expected one. It must come before plug-ins that highlight code. Astro has an integration of its own (`astro.ts`).
 */
import { renderFence } from './fence';
import type { RenderOptions } from './render';
import type { Element } from './tree';

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

/** The plug-in. */
export default function rehypeRobotsTxt(options: RenderOptions = {}): (tree: Node, file: File) => void {
  return (tree, file) => replaceFences(tree, file, options);
}

function replaceFences(parent: Node, file: File, options: RenderOptions): void {
  for (const [index, node] of (parent.children ?? []).entries()) {
    const example = exampleOf(node, file, options);
    if (example === null) replaceFences(node, file, options);
    else parent.children?.splice(index, 1, example);
  }
}

/** Returns the example for a fence in the language; null for other nodes. */
function exampleOf(
  { tagName, children = [], position }: Node,
  file: File,
  options: RenderOptions,
): Element | null {
  const [code] = children;
  if (tagName !== 'pre' || code?.tagName !== 'code') return null;
  const place = { path: file.path, source: file.value, line: position?.start.line ?? 1 };
  const example = renderFence(textOf(code), infoOf(code), place, options);
  if (example?.kind === 'problem') file.fail(example.message, position, 'robots-txt-tester:example');
  return example?.tree ?? null;
}

/** Returns what the author wrote after the marks of a fence. remark keeps the words beside the tree; Astro turns them into a property in MDX. */
function infoOf({ data, properties = {} }: Node): string {
  const classes = properties['className'];
  const language = Array.isArray(classes) && classes.find((name) => String(name).startsWith('language-'));
  const words = data !== undefined && 'meta' in data ? data.meta : properties['metastring'];
  return `${String(language || '').replace('language-', '')} ${typeof words === 'string' ? words : ''}`;
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
