/** A snippet of the guide, and the file of a site that it is put into. */
export interface GuideFile {
  readonly path: string;
  readonly text: string;
}

/** `<!-- file: vitepress/docs/example.md, … -->`, a blank line or none, then a fenced block. */
const snippet = /^<!-- file: (?<paths>.+) -->\n+(?<fence>`{3,})\w*\n(?<text>[\s\S]*?)^\k<fence>$/gm;
const marker = /^<!-- file: /gm;

/**
 * The snippets of docs/embedding.md that belong to a site, with paths below its folder. A comment that readers do not see names the files that a
 * snippet goes into, each with its site first. Throws where the comment is not followed by a snippet, or where there is none for the site.
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
