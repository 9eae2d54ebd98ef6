/*
 * Vite plugin: puts what index.html requests in an order in which nothing waits needlessly, directly after the character set (ADR 27).
 */

/** Parts that the first page needs, by the name of their chunk. */
const PARTS = ['file', 'prerendered', 'kept-drafts'];

/** Chunks for saved drafts alone: the page starts without waiting for them, and without them if they can't be loaded. */
const DRAFTS = ['kept-drafts', 'stored-drafts'];

/** @typedef {import('vite').Rollup.OutputChunk} Chunk */

/** @returns {import('vite').Plugin} */
export function firstRequests() {
  return {
    name: 'first-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const parts = PARTS.flatMap((name) => withImports(chunkCalled(chunks, name), chunks));
        const [early, shell] = scriptsIn(html);
        checkDrafts(chunks, shell);
        const begin = `./${chunkCalled(chunks, 'begin').fileName}`;
        const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const files = new Set(parts.map(({ fileName }) => `./${fileName}`));
        files.delete(begin);
        const tags = [
          ...linksIn(html),
          ...[...new Set(styles)].map((file) => `<link rel="stylesheet" crossorigin href="./${file}">`),
          // Chromium requests nothing that comes after a script until that has run, so links come first. A script whose loading fails must come last: only the
          // first script notices.
          `<link rel="preload" as="script" href="${early}">`,
          ...[begin, shell].map((file) => `<link rel="modulepreload" href="${file}">`),
          // With low priority, they leave the connections to what is shown first.
          ...[...files].map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
          `<script src="${early}"></script>`,
          ...[begin, shell].map((file) => `<script type="module" crossorigin src="${file}"></script>`),
          // Runs after them, and delays nothing.
          '<script defer fetchpriority="low" src="./start.js"></script>',
        ];
        return html
          .replaceAll(/\s*<(?:link rel="stylesheet"[^>]*>|script [^>]*src=[^>]*><\/script>)/g, '')
          .replace(/<meta charset[^>]*>/, (charset) => [charset, ...tags].join('\n    '));
      },
    },
  };
}

/** Throws if the first page needs the code for drafts. @param {readonly Chunk[]} chunks @param {string} shell */
function checkDrafts(chunks, shell) {
  const first = chunks.filter(({ fileName, name }) => `./${fileName}` === shell || PARTS.includes(name));
  for (const { name, imports } of first.flatMap((chunk) => withImports(chunk, chunks))) {
    const needed = chunks.find((chunk) => imports.includes(chunk.fileName) && DRAFTS.includes(chunk.name));
    if (needed !== undefined && !DRAFTS.includes(name))
      throw new Error(`${name} imports ${needed.name}: BEGIN in vite.config.ts should list what they share`);
  }
}

/** @param {string} html */
const linksIn = (html) => html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];

/** Returns the addresses of the first script and of the shell. @param {string} html @returns {[early: string, shell: string]} */
function scriptsIn(html) {
  const [early, shell, ...others] = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file]) => file);
  if (early === undefined || shell === undefined || others.length > 0)
    throw new Error('index.html should have two scripts: the first one and the shell');
  return [early, shell];
}

/** @param {readonly Chunk[]} chunks @param {string} name @returns {Chunk} */
function chunkCalled(chunks, name) {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (chunk === undefined) throw new Error(`No chunk is called ${name}`);
  return chunk;
}

/** Returns a chunk with all chunks that it imports, apart from the shell and what that imports. @param {Chunk} chunk @param {readonly Chunk[]} chunks @returns {Chunk[]} */
function withImports(chunk, chunks) {
  const imported = chunks.filter(({ fileName, isEntry }) => chunk.imports.includes(fileName) && !isEntry);
  return [chunk, ...imported.flatMap((other) => withImports(other, chunks))];
}
