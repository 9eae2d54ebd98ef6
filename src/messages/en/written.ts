import type { VersionChange } from '../../engine/versions';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Written, WrittenFacts, WrittenLines } from '../../store/written/written';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { hostOfUrl } from '../host-of-url';
import { shorten } from '../shorten';
import { shownChange } from '../shown-change';
import { count, formatNumber, series } from './intl';
import { severityCounts } from './problems-count';
import { plain } from './rich';
import { changedOutcome, changedPlace, crawlersInSentence } from './version-change';

/*
 * Texts of the message about the last write. A separate entry point beside index.ts, because the first page doesn't need them.
 */

/** Fixed texts of the message. */
export const writtenTexts = {
  show: 'Show',
  undo: 'Undo',
  /** Before the answer, once a write was undone. */
  undone: 'Undone.',
} as const;

/** Maximum characters of a file's name. */
const LONGEST_NAME = 40;

/** Says in two parts what a write did, and what it means: `12 lines added.`, `12 crawlers: everything allowed → blocked`. The second may be empty. */
export function writtenText(written: Written): { readonly did: string; readonly effect: string } {
  const { kind, after, rounds, lines, effect, facts } = written;
  const meant = effect === null ? '' : effectText(effect);
  if (kind === 'address') return { did: 'Address pasted.', effect: '' };
  if (kind === 'list') return { did: 'URLs added to the list.', effect: '' };
  if (rounds !== null && effect !== null)
    return { did: lines === null ? '' : linesText(lines), effect: meant };
  const did = rounds === null ? broughtText(kind, after.document) : 'File replaced';
  return { did: facts === null ? `${did}.` : `${did}: ${factsText(facts)}.`, effect: meant };
}

/** `1 line changed, 12 added.` */
function linesText({ added, removed, changed, replaced }: WrittenLines): string {
  const counts = [
    [replaced, 'replaced'],
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
  ] as const;
  const [first, ...others] = counts.filter(([lines]) => lines > 0);
  if (first === undefined) return 'Nothing changed.';
  return `${series([
    `${count(first[0], 'line')} ${first[1]}`,
    ...others.map(([lines, verb]) => `${formatNumber(lines)} ${verb}`),
  ])}.`;
}

/** Says what was brought: `Your robots.txt pasted`. */
function broughtText(kind: Written['kind'], { origin, text }: Written['after']['document']): string {
  if (kind === 'pasted') return 'Your robots.txt pasted';
  if (kind === 'draft') return 'Draft opened';
  if (kind === 'restored') return 'The former text is back';
  if (text.length === 0 && origin.kind === 'typed') return 'Empty file';
  return OPENED[origin.kind](origin as never);
}

const OPENED: { readonly [Kind in DocumentOrigin['kind']]: (origin: never) => string } = {
  typed: () => 'File opened',
  link: () => 'File opened',
  example: () => 'Example opened',
  file: ({ name }: { readonly name: string }) => `${shorten(name, LONGEST_NAME)} opened`,
  site: ({ url }: { readonly url: string }) => `robots.txt of ${hostOfUrl(url)} fetched`,
};

/** `14 lines, 1 error, 1 warning`. Without problems only if that is known. */
function factsText({ lines, problems }: WrittenFacts): string {
  const size = count(lines, 'line');
  return problems === null ? size : `${size}, ${severityCounts(problems) || 'no problems'}`;
}

/** Says which answers differ. Claims that others don't only if it is proven. */
function effectText(effect: NonNullable<Written['effect']>): string {
  if (effect === 'pending') return '';
  if (effect === 'unknown') return "What this changes for crawlers couldn't be checked.";
  const { changed, isProven } = effect;
  // Changes that open something come first.
  const [first] = effect.changes;
  const stated = preferencesText(effect);
  if (changed === 0 || first === undefined)
    return `${isProven ? 'No answer changes (proven).' : 'No change found, but not everything could be checked.'}${stated}`;
  const unproven = isProven ? '' : ' There may be more changes.';
  return `${changed === 1 ? changeText(first) : changesText(changed, first)}.${unproven}${stated}`;
}

/** `12 crawlers: everything allowed → blocked` */
function changeText(change: VersionChange): string {
  // A crawler's name is left as it is.
  const who = crawlersInSentence(shownChange(change)).replace(
    /^(?:everyone|all)\b/,
    (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
  );
  const { before, after, needNotObey } = change;
  const outcomes = `${changedOutcome(before, needNotObey)} → ${changedOutcome(after, needNotObey)}`;
  return `${who}: ${placeText(change)} ${outcomes}`;
}

/** `2 changes: opens /private/ for everyone else, and 1 more` */
function changesText(changed: number, first: VersionChange): string {
  const { direction } = first;
  const what =
    direction === 'other'
      ? changeText(first)
      : `${direction === 'opened' ? 'opens' : 'blocks'} ${placeText(first)} for ${crawlersInSentence(shownChange(first))}`;
  return `${count(changed, 'change')}: ${what}, and ${formatNumber(changed - 1)} more`;
}

function placeText(change: VersionChange): string {
  const { where, except } = changedPlace(shownChange(change));
  return plain([...where, ...except]);
}

/** Says that preferences change, which are no answers. */
function preferencesText({ preferences }: TextCheck): string {
  return preferences.length === 0 ? '' : ' Preferences that the file states change.';
}
