/**
 * A plug-in for rehype, and so for Docusaurus, Starlight, Next.js and others: turns every fence in the language `robots-txt` into a static example, and
 * fails the build if an answer isn't the expected one.
 */
import { LANGUAGE, renderFence } from './fence';
import type { RenderOptions } from './render';

/** The part of a node of hast that the plug-in reads. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  data?: object | undefined;
  position?: object | undefined;
  children?: Node[];
}

/** The part of a file of rehype that the plug-in needs. */
export interface File {
  /** Throws an error with this reason, at this place in the file. */
  fail(reason: string, place: object | undefined, origin: string): never;
}

/** The plug-in. */
export default function rehypeRobotsTxt(options: RenderOptions = {}): (tree: Node, file: File) => void {
  return (tree, file) => replaceFences(tree, file, options);
}

function replaceFences(parent: Node, file: File, options: RenderOptions): void {
  for (const [index, node] of (parent.children ?? []).entries()) {
    const code = codeOf(node);
    if (code === null) {
      replaceFences(node, file, options);
      continue;
    }
    const example = renderFence(textOf(code), metaOf(code), options);
    if (example.kind === 'problem') file.fail(example.message, node.position, 'robots-txt-tester:example');
    else parent.children?.splice(index, 1, example.tree);
  }
}

/** Returns the code of a fence in the language; null for other nodes. */
function codeOf({ tagName, children = [] }: Node): Node | null {
  const [code] = children;
  if (tagName !== 'pre' || code?.tagName !== 'code') return null;
  const classes = code.properties?.['className'];
  return Array.isArray(classes) && classes.includes(`language-${LANGUAGE}`) ? code : null;
}

/** Returns the words after the language, which remark keeps beside the tree. */
function metaOf({ data }: Node): string {
  return data !== undefined && 'meta' in data && typeof data.meta === 'string' ? data.meta : '';
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
