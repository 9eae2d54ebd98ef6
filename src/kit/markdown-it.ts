/**
 * A plug-in for markdown-it, and so for VitePress and Eleventy: turns every fence in the language `robots-txt` into a static example, and fails the build if
 * an answer isn't the expected one.
 */
import { renderFence } from './fence';
import type { RenderOptions } from './render';

/** The part of a fence's token that the plug-in reads. */
export interface Token {
  info: string;
  content: string;
  /** The fence's first line, counted from 0, and the line after the fence. */
  map: [number, number] | null;
}

/** The environment of a page. VitePress sets both properties: the page's file, and its text without front matter. */
export interface Environment {
  path?: unknown;
  content?: unknown;
}

/** The function that writes a fence as HTML. */
export type FenceRule = (
  tokens: Token[],
  index: number,
  options: never,
  environment: Environment | undefined,
  renderer: never,
) => string;

/** The part of markdown-it that the plug-in changes. */
export interface MarkdownIt {
  renderer: { rules: { fence?: FenceRule | undefined } };
}

/** The plug-in. A page with a wrong example throws an Error that names file and line. */
export function robotsTxtFences({ renderer: { rules } }: MarkdownIt, settings: RenderOptions = {}): void {
  const otherFence = rules.fence;
  rules.fence = (tokens, index, options, environment, renderer) => {
    const { info = '', content = '', map } = tokens[index] ?? {};
    const { path, content: source } = environment ?? {};
    const place = { path, source, line: (map?.[0] ?? 0) + 1 };
    const example = renderFence(content, info, place, settings);
    if (example === null) return otherFence?.(tokens, index, options, environment, renderer) ?? '';
    if (example.kind === 'problem') throw new Error(example.message);
    return `${example.html}\n`;
  };
}
