import type { CheckedCrawler } from '../crawlers';
import { google } from '../dialects';
import { decideByRules, type RulesVerdict } from '../match/rules-verdict';
import { type SelectionReason, selectGroups } from '../match/select-groups';
import type { RobotsTxt } from '../parse';
import type { ReadableFile } from '../readable-file';
import type { TextEdit } from '../text-edits';
import { type EditableFile, placeGroups } from './place-groups';

/** Most rules that are copied into a new group. */
const MOST_COPIED = 30;
/** Most groups that get a rule. */
const MOST_GROUPS = 50;

/** An edit after which a URL has the other verdict for a crawler. */
export interface VerdictEdit {
  /**
   * `page`: adds a rule for the path. `folder`: adds one for the path's folder. `remove`: removes the deciding rule.
   * `own-group`: adds a rule for the path, in a new group for the crawler.
   */
  readonly kind: 'page' | 'folder' | 'remove' | 'own-group';
  /**
   * The groups it is about: those that name the crawler, the `*` group that it follows, or all groups whose crawlers have
   * the verdict that the URL has now.
   */
  readonly groups: 'crawler' | 'star' | 'all';
  /** The rule that is added, as written; the removed one for `remove`. */
  readonly rule: string;
  /** 1-based lines: those that the rule is added after, or the removed one. Empty if it comes with a group. */
  readonly lines: readonly number[];
  /** Number of rules that the new group has besides `rule`. 0 without one. */
  readonly copied: number;
  readonly edits: readonly TextEdit[];
}

/** One way to do what a `VerdictEdit` says. Ways are tried in order. */
type Way = Omit<VerdictEdit, 'kind' | 'groups'>;

/**
 * Finds edits after which the crawler has the other verdict on a URL: allowed, or blocked. Each was tried: the engine has
 * decided the URL in the edited file, for `groups: 'all'` for every crawler. What else they change isn't known.
 * Ignores the server's answer and the file's address. Empty if the crawler's dialect doesn't define the verdict. Pauses between pieces of work.
 *
 * @param crawlers every crawler that a file may treat differently, see `allCrawlers`.
 */
export function* verdictEdits(
  file: EditableFile,
  asked: CheckedCrawler,
  url: string,
  crawlers: readonly CheckedCrawler[],
): Generator<void, readonly VerdictEdit[]> {
  const robots = file.readBy(asked.dialect);
  const verdict = decideByRules(robots, { ...asked, url });
  if (verdict.outcome === 'undefined') return [];
  const wanted = verdict.outcome === 'allowed' ? 'disallowed' : 'allowed';
  const works = (way: Way, crawler = asked): boolean =>
    decideByRules(file.edited(way.edits).readBy(crawler.dialect), { ...crawler, url }).outcome === wanted;
  const found: VerdictEdit[] = [];
  const groups = verdict.groups.reason === 'global' ? 'star' : 'crawler';
  const asking = { robots, verdict, wanted, path: writtenPath(url) } as const;
  for (const [kind, ways] of [
    ['page', pageWays(asking)],
    ['folder', folderWays(asking)],
    ['remove', removeWays(asking)],
    ['own-group', yield* ownGroupWays(file, asking, asked)],
  ] as const) {
    const way = ways.find((each) => works(each));
    if (way !== undefined) found.push({ kind, groups: kind === 'own-group' ? 'crawler' : groups, ...way });
    yield;
  }
  const all = yield* inAllGroups(file, { ...asking, url }, crawlers);
  if (all === null) return found;
  // The edit for this crawler's groups may already cover every group.
  const same = found.find(({ kind, edits }) => kind === 'page' && String(edits) === String(all.edits));
  if (same?.groups === 'crawler') return found;
  return [...found.filter((each) => each !== same), { kind: 'page', groups: 'all', ...all }];
}

/** The question, with the verdict that is wanted in place of the present one. */
interface Asking {
  readonly robots: RobotsTxt;
  readonly verdict: RulesVerdict;
  readonly wanted: 'allowed' | 'disallowed';
  /** The URL's path and query as given, from which rules are made. */
  readonly path: string;
}

/** Returns the path and query of a URL, as Google locates them. Not every dialect does it by itself. */
export function writtenPath(url: string): string {
  const location = { from: 0, to: 0, rooted: false };
  google.paths.locate(url, location);
  const path = url.slice(location.from, location.to);
  return location.rooted ? path : `/${path}`;
}

/** Rules for one page: the path with `$`, or without it where that means nothing. */
function pageRules({ path, wanted }: Pick<Asking, 'path' | 'wanted'>): readonly string[] {
  return [ruleFor(wanted, `${path}$`), ruleFor(wanted, path)];
}

function ruleFor(wanted: Asking['wanted'], pattern: string): string {
  return `${wanted === 'allowed' ? 'Allow' : 'Disallow'}: ${pattern}`;
}

function pageWays(asking: Asking): readonly Way[] {
  return pageRules(asking).flatMap((rule) => addWays(asking, rule));
}

function folderWays(asking: Asking): readonly Way[] {
  const [end] = asking.path.split('?', 1) as [string];
  const folder = end.slice(0, end.lastIndexOf('/') + 1);
  if (folder.length < 2 || folder === asking.path) return [];
  return addWays(asking, ruleFor(asking.wanted, folder));
}

/** Adds a rule after the deciding one, before it, or at the end of the crawler's last group. */
function addWays({ robots, verdict }: Asking, rule: string): readonly Way[] {
  const { text } = robots;
  const line = verdict.winner?.line ?? robots.groups[verdict.groups.groups.at(-1) ?? -1]?.lastLine;
  if (line === undefined) return [];
  const after = addedAfter(text, [line], rule);
  return verdict.winner === null ? [after] : [after, addedAfter(text, [line - 1], rule)];
}

function removeWays({ robots, verdict }: Asking): readonly Way[] {
  const { winner } = verdict;
  if (winner === null) return [];
  const [from, to] = spanOfLine(robots.text, winner.line);
  const group = robots.groups.find(({ rules }) => rules.some(({ line }) => line === winner.line));
  // Without a rule, user-agent lines would belong to the next group.
  const isLast = group?.rules.length === 1;
  const edit: TextEdit = isLast ? [from, to, 'Disallow:'] : [from, Math.min(to + 1, robots.text.length), ''];
  const rule = robots.text.slice(from, to).trim();
  return [{ rule, lines: [winner.line], copied: 0, edits: [edit] }];
}

/** Adds a group for the crawler alone, with the rules that it follows now unless another group for its name keeps them. */
function* ownGroupWays(
  file: EditableFile,
  asking: Asking,
  { productTokens: [first] }: CheckedCrawler,
): Generator<void, readonly Way[]> {
  const { robots, verdict } = asking;
  const { reason, groups } = verdict.groups;
  const token = typeof first === 'string' ? first : first?.[0];
  if (token === undefined || isAlone(robots, groups, reason)) return [];
  const followed = reason === 'named' ? [] : groups.flatMap((group) => robots.groups[group]?.rules ?? []);
  if (followed.length > MOST_COPIED) return [];
  const copied = followed.map(
    ({ type, written }) => `${type === 'allow' ? 'Allow' : 'Disallow'}: ${written}`,
  );
  const ways: Way[] = [];
  for (const rule of pageRules(asking)) {
    const way = yield* newGroup(file, token, copied, rule);
    if (way !== null) ways.push(way);
  }
  return ways;
}

/** Returns whether the crawler's groups name no other crawler. */
function isAlone({ groups }: RobotsTxt, selected: readonly number[], reason: SelectionReason): boolean {
  if (reason !== 'named') return false;
  const names = selected.flatMap((group) => groups[group]?.agents.map(({ token }) => token) ?? []);
  return new Set(names).size === 1;
}

/** Adds the rule to every group whose crawlers have the unwanted verdict, and to a new `*` group if crawlers without a group have it. */
function* inAllGroups(
  file: EditableFile,
  { url, wanted, ...asking }: Asking & { readonly url: string },
  crawlers: readonly CheckedCrawler[],
): Generator<void, Way | null> {
  const lines = new Set<number>();
  let hasNone = false;
  for (const crawler of differentIn(file, crawlers)) {
    const robots = file.readBy(crawler.dialect);
    const { outcome, winner, groups } = decideByRules(robots, { ...crawler, url });
    if (outcome === wanted) continue;
    const last = robots.groups[groups.groups.at(-1) ?? -1];
    if (last === undefined) hasNone = true;
    else lines.add(winner?.line ?? last.lastLine);
    if (lines.size > MOST_GROUPS) return null;
    yield;
  }
  const { text } = asking.robots;
  const sorted = [...lines].sort((a, b) => a - b);
  for (const rule of pageRules({ path: asking.path, wanted })) {
    const added = addedAfter(text, sorted, rule);
    const group = hasNone ? yield* newGroup(file, '*', [], rule) : null;
    if (hasNone && group === null) continue;
    const edits = [...added.edits, ...(group?.edits ?? [])].sort(([one], [other]) => one - other);
    const way = { ...added, edits };
    const edited = file.edited(way.edits);
    let works = true;
    // Groups of the edited file, because a rule between two user-agent lines divides their group.
    for (const crawler of differentIn(edited, crawlers)) {
      works &&= decideByRules(edited.readBy(crawler.dialect), { ...crawler, url }).outcome === wanted;
      yield;
    }
    if (works) return way;
  }
  return null;
}

/** Returns one crawler for each dialect and groups in this file, without those that no group reaches. */
function* differentIn(
  file: ReadableFile,
  crawlers: readonly CheckedCrawler[],
): Generator<CheckedCrawler, void> {
  const seen = new Set<string>();
  for (const crawler of crawlers) {
    const { reason, groups } = selectGroups(file.readBy(crawler.dialect), crawler);
    const key = `${crawler.dialect} ${groups.join()}`;
    if (reason === 'global-ignored' || seen.has(key)) continue;
    seen.add(key);
    yield crawler;
  }
}

function addedAfter(text: string, lines: readonly number[], rule: string): Way {
  const edits = lines.map((line): TextEdit => {
    if (line === 0) return [0, 0, `${rule}\n`];
    const [, to] = spanOfLine(text, line);
    return [to, to, `\n${rule}`];
  });
  return { rule, lines, copied: 0, edits };
}

/** Adds a group where it joins no other. Null if there is no such place. */
function* newGroup(
  file: EditableFile,
  token: string,
  copied: readonly string[],
  rule: string,
): Generator<void, Way | null> {
  const edit = yield* placeGroups(file, `${[`User-agent: ${token}`, ...copied, rule].join('\n')}\n`);
  return edit && { rule, lines: [], copied: copied.length, edits: [edit] };
}

/** Returns the offsets of a 1-based line, without its line end. */
function spanOfLine(text: string, line: number): readonly [from: number, to: number] {
  let from = 0;
  for (let number = 1; number < line; number++) from = text.indexOf('\n', from) + 1;
  const to = text.indexOf('\n', from);
  return [from, to < 0 ? text.length : to];
}
