/*
 * Chunks whose modules are declared: in a list, or in a comment before the address in `import()`, such as `chunk: file`. The build fails if a declaration
 * matches no module of its chunk, as after a file has been renamed.
 */
import { relative, resolve, sep } from 'node:path';

const source = resolve(import.meta.dirname, '../src');

/** An import with a declaration: the name of the chunk, and the address of the module. */
const DECLARATION = /\bimport\(\s*\/\* chunk: ([\w-]+) \*\/\s*'([^']+)'/g;
/** An import that needs one: without it, the part would be a chunk of its own, for which React would wait. */
const UNDECLARED = /\bprerenderedPart\(\s*\(\) =>\s*import\(\s*'([^']+)'/;

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ name: string, test: (id: string) => boolean }} Group */

/** Returns a module's path below src/. @param {string} id */
const pathOf = (id) => relative(source, id).split(sep).join('/');

/** Returns what makes the groups of a build, and the plugins that read and check declarations. */
export function declaredChunks() {
  /** Chunks by the paths of the modules whose imports declare them. @type {Map<string, string>} */
  const declared = new Map();
  /** The start of a path and the name of the chunk that should have such a module; null for a module that no list includes. @type {[string, string | null][]} */
  const listed = [];
  /** Names of the chunks that imports declare. @type {Set<string>} */
  const names = new Set();
  /** The paths of the modules in the chunks of each name. @type {Map<string, string[]>} */
  const built = new Map();

  /** @param {import('vite').Rollup.OutputBundle} bundle */
  const record = (bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      built.set(chunk.name, [...(built.get(chunk.name) ?? []), ...chunk.moduleIds.map(pathOf)]);
    }
  };
  /** Returns a sentence about each declaration that matches nothing. */
  const problems = () => {
    const everything = [...built.values()].flat();
    const missing = [...listed, ...declared].filter(([path, name]) => {
      const modules = name === null ? everything : (built.get(name) ?? []);
      return !modules.some((module) => module.startsWith(path));
    });
    const unused = [...names].filter((name) => ![...declared.values()].includes(name));
    return [
      ...missing.map(([path, name]) =>
        name === null
          ? `src/${path} is excluded from a chunk, but matches no module`
          : `src/${path} is declared to be in the chunk "${name}", which has no such module`,
      ),
      ...unused.map((name) => `No import declares the chunk "${name}"`),
    ];
  };

  return {
    /** Returns the group of the modules whose imports declare this chunk. @param {string} name @returns {Group} */
    imported(name) {
      names.add(name);
      return { name, test: (id) => declared.get(pathOf(id)) === name };
    },
    /**
     * Returns the group of the modules whose paths below src/ start in one of these ways.
     * @param {string} name @param {readonly string[]} paths @param {readonly string[]} [except] Starts of paths that don't belong to it. @returns {Group}
     */
    listed(name, paths, except = []) {
      listed.push(...paths.map((path) => /** @type {[string, string]} */ ([path, name])));
      listed.push(...except.map((path) => /** @type {[string, null]} */ ([path, null])));
      const isIn = (/** @type {string} */ module) => (/** @type {string} */ path) => module.startsWith(path);
      return { name, test: (id) => paths.some(isIn(pathOf(id))) && !except.some(isIn(pathOf(id))) };
    },
    /** Plugin that reads the declarations of imports. @returns {Plugin} */
    read: () => ({
      name: 'read-declared-chunks',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: /\bimport\(/ },
        async handler(code, id) {
          const undeclared = UNDECLARED.exec(code)?.[1];
          if (undeclared !== undefined) this.error(`The import of ${undeclared} in ${id} declares no chunk`);
          for (const [, name = '', address = ''] of code.matchAll(DECLARATION)) {
            if (!names.has(name)) this.error(`${id} declares the chunk "${name}", which no group has`);
            const module = await this.resolve(address, id);
            if (module === null) this.error(`${id} imports ${address}, which doesn't exist`);
            declared.set(pathOf(module.id), name);
          }
        },
      },
    }),
    /** Plugin of a build within the build, such as a worker's, whose chunks count, too. @returns {Plugin} */
    within: () => ({
      name: 'record-chunks',
      apply: 'build',
      generateBundle: (_options, bundle) => record(bundle),
    }),
    /** Plugin that fails for declarations that match nothing, when all chunks are there. @returns {Plugin} */
    check: () => ({
      name: 'check-declared-chunks',
      apply: 'build',
      generateBundle(_options, bundle) {
        record(bundle);
        const found = problems();
        if (found.length > 0) this.error(found.join('\n'));
      },
    }),
  };
}
