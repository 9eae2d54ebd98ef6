/** A snippet of the guide, and the path of the site's file that it goes into. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** Matches `<!-- file: vitepress/docs/example.md, … -->`, an optional blank line, and a fenced block. */
const snippet = /^<!-- file: (?<paths>.+) -->\n+(?<fence>`{3,})[\w-]*\n(?<text>[\s\S]*?)^\k<fence>$/gm;
const marker = /^<!-- file: /gm;

/**
 * Returns the guide's snippets (docs/embedding.md) for a site, with paths below the site's folder. A hidden comment names the files that a snippet goes
 * into, each starting with its site. Throws if a comment isn't followed by a snippet, or if there are none for the site.
 */
export function guideFiles(guide: string, site: string): readonly GuideFile[] {
  const snippets = [...guide.matchAll(snippet)].map(({ groups }) => ({
    paths: groups?.['paths']?.split(', ') ?? [],
    text: groups?.['text'] ?? '',
  }));
  const marked = guide.match(marker)?.length ?? 0;
  if (marked !== snippets.length)
    throw new Error(`The guide marks ${marked} snippets, ${snippets.length} were found.`);
  const files = snippets.flatMap(({ paths, text }) =>
    paths
      .filter((path) => path.startsWith(`${site}/`))
      .map((path) => ({ path: path.slice(site.length + 1), text })),
  );
  if (files.length === 0) throw new Error(`The guide has no snippet for ${site}.`);
  return files;
}
