/**
 * An integration for Astro, and so for Starlight: turns every fence in the language `robots-txt` into a static example. It works on Markdown, before Astro
 * highlights code. A plug-in can't fail Astro's build: content collections log its errors and leave the page empty, and the next build keeps the empty
 * page. So problems are written into the pages, and the build fails once they are written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitProblems } from '../messages';
import { renderFence } from './fence';
import type { RenderOptions } from './render';
import { type Element, element } from './tree';

/** The package's version, set by its build. */
declare const KIT_VERSION: string;

/** Class of a problem in a page. */
const PROBLEM = 'robots-txt-problem';

/** The part of a node of mdast that the plug-in reads or writes. */
export interface MarkdownNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  position?: { start: { line: number } } | undefined;
  children?: MarkdownNode[];
  /** The element that remark makes of a node whose type it doesn't know. */
  data?: object | undefined;
}

/** The part of a file of remark that the plug-in reads. */
export interface MarkdownFile {
  path: unknown;
  value: unknown;
}

/** Options of the plug-in. Astro renders its pages anew if they change, so also with another version of the package. */
export interface PluginOptions extends RenderOptions {
  version: string;
}

/** The part of an integration that this one has. */
export interface Integration {
  name: string;
  hooks: {
    'astro:config:setup': (setup: {
      updateConfig: (config: {
        markdown: { remarkPlugins: [typeof remarkRobotsTxt, PluginOptions][] };
      }) => unknown;
    }) => void;
    'astro:build:done': (build: { dir: URL }) => void;
  };
}

/** The integration. Its last step throws an Error that lists the problems of all pages, each with file and line. */
export default function robotsTxt(options: RenderOptions = {}): Integration {
  return {
    name: 'robots-txt-tester',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          markdown: { remarkPlugins: [[remarkRobotsTxt, { ...options, version: KIT_VERSION }]] },
        });
      },
      'astro:build:done': ({ dir }) => {
        const problems = problemsIn(fileURLToPath(dir));
        if (problems.length > 0) throw new Error(kitProblems(problems));
      },
    },
  };
}

function remarkRobotsTxt(options: PluginOptions): (tree: MarkdownNode, file: MarkdownFile) => void {
  return (tree, file) => replaceFences(tree, file, options);
}

function replaceFences(parent: MarkdownNode, file: MarkdownFile, options: RenderOptions): void {
  for (const [index, node] of (parent.children ?? []).entries()) {
    const { type, lang, meta, value = '', position } = node;
    const place = { path: file.path, source: file.value, line: position?.start.line ?? 1 };
    const example =
      type === 'code' ? renderFence(value, `${lang ?? ''} ${meta ?? ''}`, place, options) : null;
    if (example === null) replaceFences(node, file, options);
    else parent.children?.splice(index, 1, asMarkdown(treeOf(example)));
  }
}

function treeOf(example: NonNullable<ReturnType<typeof renderFence>>): Element {
  return example.kind === 'rendered' ? example.tree : element('p', { className: PROBLEM }, example.message);
}

/** Wraps HTML for remark, which makes an element of an unknown node that names one. */
function asMarkdown({ tagName, properties, children }: Element): MarkdownNode {
  return {
    type: 'robotsTxtExample',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children },
  };
}

/** Returns the problems written into the pages of a folder. */
function problemsIn(folder: string): readonly string[] {
  const problems = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const html = readFileSync(join(folder, path), 'utf8');
    for (const [, problem = ''] of html.matchAll(new RegExp(`<p class="${PROBLEM}"[^>]*>(.*?)</p>`, 'gs')))
      problems.add(unescaped(problem));
  }
  return [...problems];
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the references that writers of HTML use. */
function unescaped(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (NAMES[name] ?? whole),
  );
}
