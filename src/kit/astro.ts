/**
 * An integration for Astro, and so for Starlight: turns every fence in the language `robots-txt` into a static example. A plug-in for rehype alone can't
 * fail Astro's build: content collections log its errors and leave the page empty, and the next build keeps the empty page. So problems are written
 * into the pages, and the build fails once they are written.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitProblems } from '../messages';
import rehypeRobotsTxt, { type RehypeOptions } from './rehype';
import type { RenderOptions } from './render';

/** Class of a problem in a page. */
const PROBLEM = 'robots-txt-problem';

/** The part of an integration that this one has. */
export interface Integration {
  name: string;
  hooks: {
    'astro:config:setup': (setup: {
      updateConfig: (config: {
        markdown: { rehypePlugins: [typeof rehypeRobotsTxt, RehypeOptions][] };
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
        const plugin: [typeof rehypeRobotsTxt, RehypeOptions] = [
          rehypeRobotsTxt,
          { ...options, problemClass: PROBLEM },
        ];
        updateConfig({ markdown: { rehypePlugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        const problems = problemsIn(fileURLToPath(dir));
        if (problems.length > 0) throw new Error(kitProblems(problems));
      },
    },
  };
}

/** Returns the problems written into the pages of a folder. */
function problemsIn(folder: string): readonly string[] {
  const problems = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const html = readFileSync(join(folder, path), 'utf8');
    for (const [, problem = ''] of html.matchAll(new RegExp(`<p class="${PROBLEM}"[^>]*>(.*?)</p>`, 'gs')))
      problems.add(problem.replace(/&(?:#x3C|lt);/gi, '<').replace(/&(?:#x26|amp);/g, '&'));
  }
  return [...problems];
}
