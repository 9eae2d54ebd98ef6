import { asciiLowerCase } from '../../../engine/ascii';
import { groupBy } from '../../../engine/collections';
import { crawlersMeant, crawlersNamed, questionFor } from '../../../engine/crawlers';
import { CompactOutcome, decideMany, type Question, selectGroups, witness } from '../../../engine/match';
import { isPlainPath } from '../../facts/plain-path';
import type { LintContext } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Extensions of style sheets and scripts at the end of a path, also before wildcards or a query. */
const EXTENSION = /\.(?:css|m?js)(?=[*$?]|$)/i;
/** Name of a folder for styles and scripts, after its last slash. */
const RESOURCES =
  /^(?:js\d*|css\d*|styles?|stylesheets|javascripts?|assets|static|_next|_nuxt|skins?|typo3(?:conf|temp)|wp-includes|wp-content)$/i;
const WORDPRESS_RESOURCES = /\/wp-content\/(?:themes|plugins)$/i;
/** A folder for pictures. Deeper ones belong to single pages. */
const PICTURES = /^(?:\/[^/]+)?\/(?:images?|img|wp-content\/uploads)$/i;
/** Pages about pictures in a wiki. Who blocks them wants no pictures in search engines. */
const PICTURE_PAGES = /\/(?:File|Image):/i;
/**
 * Name of a folder with styles and scripts in Drupal, Joomla or Magento. Other sites use these names for pages, so such a folder
 * counts only beside another one of them, and only near the top.
 */
const SYSTEM = /^(?:core|modules|components|plugins|misc|profiles|sites|themes|media|templates|scripts)$/i;
const NEAR_TOP = /^(?:\/[^/*]+){1,3}$/;
/** Drupal has shell scripts there, so such a folder counts only beside one of `RESOURCES`. */
const SHELL = /\/scripts$/i;
/** Folders that also have code. */
const CODE = /\/(?:core|modules|components|plugins|typo3conf|wp-includes)$/i;
/** The main crawlers that load pages for search, and the one for Google's image search. */
const MAIN_CRAWLERS = ['Googlebot', 'bingbot'];
const PICTURE_CRAWLER = 'Googlebot-Image';
/** Maximum number of groups examined. Further ones are skipped. */
const MOST_GROUPS = 50;
/** Maximum number of folders examined per group. */
const MOST_FOLDERS = 100;

export const rule = defineRule<{
  path: string;
  count: number;
  isPictures: boolean;
  names: readonly string[];
  /** Those of `MAIN_CRAWLERS` that follow other groups than this one for `*`. */
  spared: readonly string[];
  /** Paths of Allow rules that open the styles and scripts in the folder `path`, or its pictures. Empty if it is about an extension. */
  opening: readonly string[];
  /** A path with code, which deleting the rules would open too; empty if there is none. */
  codePath: string;
}>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'risk',
  *check(file, report) {
    let groups = 0;
    for (const [index, group] of file.groups.entries()) {
      const who = readersOfPages(group, file.context);
      if (who === null) continue;
      const candidates = candidatesIn(group);
      yield;
      if (candidates.length === 0) continue;
      if (++groups > MOST_GROUPS) break;
      const spared = !group.isGlobal
        ? []
        : MAIN_CRAWLERS.filter(
            (name) =>
              !selectGroups(file.google, { productTokens: tokensOf(name, file.context) }).groups.includes(
                index,
              ),
          );
      const all = blocked(file, who.tokens, candidates);
      yield;
      // Pictures that Google's image search may load because of another group don't count.
      const closed = group.isGlobal ? blocked(file, tokensOf(PICTURE_CRAWLER, file.context), all) : all;
      const found = withoutChance(all.filter((one) => one.type !== 'png' || closed.includes(one)))
        // Folders that are named for certain come first.
        .sort((a, b) => Number(isForSystem(a.folder)) - Number(isForSystem(b.folder)));
      for (const own of groupBy(found, ({ type }) => type === 'png').values()) {
        const [{ line: first, type }] = own;
        const isPictures = type === 'png';
        const lines = [...new Set(own.map(({ line }) => line))];
        report({
          ...atValue(first),
          related: lines
            .slice(1)
            .map(({ number }) => number)
            .sort((a, b) => a - b),
          params: {
            path: first.value,
            count: lines.length,
            isPictures,
            names: who.names,
            spared,
            opening: own
              .filter(({ line, folder }) => line === first && folder !== '')
              .map(({ folder, type }) => `${folder}/*.${type}`),
            codePath: own.find(({ folder }) => CODE.test(folder))?.line.value ?? '',
          },
          ...((isPictures || spared.length === MAIN_CRAWLERS.length) && { kind: 'advice' }),
        });
      }
    }
  },
});

/** A rule that may block files that pages load. */
interface Candidate {
  readonly line: LintLine;
  /** Path of the folder as written, without its last slash; empty for a rule about an extension. */
  readonly folder: string;
  /** Extension of the files; empty for a rule about an extension. */
  readonly type: string;
  /** A file that the rule may block. */
  readonly sample: string;
}

/** Returns the candidates of a group: rules about extensions, which are the broadest, then folders. */
function candidatesIn({ rules }: LintGroup): readonly Candidate[] {
  const found: Candidate[] = [];
  const folders = new Map<LintLine, string>();
  for (const line of rules) {
    const { kind, value } = line;
    if (kind !== 'disallow' || !isPlainPath(value)) continue;
    const folder = value.endsWith('/') || value.endsWith('*') ? value.replace(/\/?\*?$/, '') : value;
    if (isForMany(value)) found.push({ line, folder: '', type: '', sample: witness(value) });
    else if (isForResources(folder) || isForSystem(folder) || PICTURES.test(folder))
      folders.set(line, folder);
  }
  if (folders.size === 0) return found;
  const hidesPictures = rules.some(({ kind, value }) => kind === 'disallow' && PICTURE_PAGES.test(value));
  const allowed = rules.filter(({ kind }) => kind === 'allow').map(({ value }) => value);
  for (const [line, folder] of [...folders].slice(0, MOST_FOLDERS)) {
    const inside = witness(`${folder}/`);
    // If an Allow rule opens a part of the folder, it isn't known which files stay blocked.
    if (allowed.some((value) => value.startsWith(inside) && /[^*]/.test(value.charAt(inside.length))))
      continue;
    const isPictures = PICTURES.test(folder);
    if (isPictures && hidesPictures) continue;
    for (const type of isPictures ? ['png'] : ['css', 'js'])
      found.push({ line, folder, type, sample: `${inside}${type}/x.${type}` });
  }
  return found;
}

/** Removes folders that have a resource folder's name only by chance: those of `SYSTEM` without another one beside them. */
function withoutChance(candidates: readonly Candidate[]): Candidate[] {
  const parentOf = ({ folder }: Candidate): string => folder.slice(0, folder.lastIndexOf('/') + 1);
  const parents = groupBy(candidates, parentOf);
  return candidates.filter(
    (one) =>
      !isForSystem(one.folder) ||
      parents
        .get(parentOf(one))
        ?.some(({ folder }) =>
          SHELL.test(one.folder)
            ? isForResources(folder)
            : isForSystem(folder) && asciiLowerCase(folder) !== asciiLowerCase(one.folder),
        ),
  );
}

/** Returns whether a path without its last slash is certainly that of a folder for styles and scripts. */
function isForResources(folder: string): boolean {
  return RESOURCES.test(nameOf(folder)) || WORDPRESS_RESOURCES.test(folder);
}

function isForSystem(folder: string): boolean {
  return SYSTEM.test(nameOf(folder)) && NEAR_TOP.test(folder);
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

/**
 * Returns whether a path covers the style sheets or scripts of a folder. A rule for a single file counts as
 * deliberate.
 */
function isForMany(path: string): boolean {
  if (!path.includes('*')) return false;
  const found = EXTENSION.exec(path);
  return found !== null && path.slice(path.lastIndexOf('/', found.index) + 1, found.index).includes('*');
}

/** Returns the names that a crawler looks for in a file, in order. */
function tokensOf(name: string, context: LintContext): Question['productTokens'] {
  const [crawler] = crawlersNamed(name, context);
  return crawler === undefined ? [name] : questionFor(crawler).productTokens;
}

/** Returns the crawlers of a group that render pages: all for `*`, otherwise the search engines it names. Null if there are none. */
function readersOfPages(
  { agents, isGlobal }: LintGroup,
  context: LintContext,
): { readonly tokens: readonly string[]; readonly names: readonly string[] } | null {
  if (isGlobal) return { tokens: [], names: [] };
  const engines = agents.flatMap(({ value, token }) =>
    crawlersMeant(value, context)
      .filter(({ category }) => category === 'search')
      .map(({ name }) => ({ token, name })),
  );
  const [first] = engines;
  return first === undefined ? null : { tokens: [first.token], names: engines.map(({ name }) => name) };
}

/** Returns the rules that no Allow rule overrides, unless all pages are blocked anyway. */
function blocked(
  file: LintFile,
  productTokens: Question['productTokens'],
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const { outcome } = decideMany(file.google, { productTokens }, [
    '/',
    ...candidates.map(({ sample }) => sample),
  ]);
  if (outcome[0] === CompactOutcome.disallowed) return [];
  return candidates.filter((_, index) => outcome[index + 1] === CompactOutcome.disallowed);
}
