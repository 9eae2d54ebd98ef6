import type { VersionChange } from '../../engine/versions';
import type { VerdictChoice } from '../../worker/lint/verdict-choices-protocol';
import type { Rich } from '../rich';
import { shownChange, shownPath } from '../shown-change';
import { count, listed } from './intl';
import { changedPlace } from './version-change';

/** Texts in the menu that changes the verdict. */
export const changeThisTexts = {
  none: 'No single rule gives the other answer.',
  unavailable:
    "Changes can't be tried because a part of this page couldn't be loaded. Reload the page, then try again.",
} as const;

/** Title of the choices that are about the same groups. */
export function choicesTitle(groups: VerdictChoice['groups'], crawler: string): string {
  switch (groups) {
    case 'crawler':
      return `For ${crawler}`;
    case 'star':
      return 'For every crawler that follows *';
    // Some crawlers skip the * group, so a rule in every group may not reach them.
    case 'all':
      return 'For every crawler that follows a group';
  }
}

/** Name of a choice: `Allow this page`, `Block the folder /shop/`, `Remove line 12`. */
export function choiceName(choice: VerdictChoice, crawler: string): string {
  const verb = isAllowing(choice) ? 'Allow' : 'Block';
  switch (choice.kind) {
    case 'page':
      return `${verb} this page`;
    case 'folder':
      return `${verb} the folder ${shownPath(choice.rule.replace(/^\w+: /, ''))}`;
    case 'remove':
      return `Remove line ${choice.lines.join()}`;
    case 'own-group':
      return isOnlyFor(choice, crawler)
        ? `${verb} this page for ${crawler} only`
        : `${verb} this page in a group for ${crawler}`;
  }
}

/** Returns whether nothing changes for other crawlers. Those that fall back to the crawler's name follow its group too. */
function isOnlyFor({ check }: VerdictChoice, crawler: string): boolean {
  const isOnly = (change: VersionChange): boolean =>
    change.everyoneElse === 'none' && change.crawlers.every((name) => name === crawler);
  return check.isProven && check.changed === check.changes.length && check.changes.every(isOnly);
}

function isAllowing({ check }: VerdictChoice): boolean {
  return check.changes[0]?.after.outcome === 'allowed';
}

/** Says what a choice writes and what else it changes. Claims that nothing else changes only if it is proven. */
export function choiceAbout(choice: VerdictChoice, crawler: string): Rich {
  return [written(choice, crawler), ...effects(choice, crawler)].flatMap((sentence, at) =>
    at === 0 ? sentence : [' ', ...sentence],
  );
}

function written({ kind, rule, lines, copied, edits }: VerdictChoice, crawler: string): Rich {
  const shown = { code: shownPath(rule) };
  if (kind === 'remove') return ['Removes ', shown, '.'];
  if (kind === 'own-group') {
    const rules = copied === 0 ? '' : `the same ${count(copied, 'rule')} and `;
    return [`Adds a group for ${crawler} with ${rules}`, shown, '.'];
  }
  const [line] = lines;
  if (line === undefined) return ['Adds a * group with ', shown, '.'];
  const hasGroup = edits.length > lines.length;
  if (lines.length === 1 && !hasGroup) return ['Adds ', shown, ` after line ${line}.`];
  return ['Adds ', shown, ` to ${count(lines.length, 'group')}${hasGroup ? ' and to a new * group' : ''}.`];
}

/** Most changes that a choice describes. */
const SHOWN_CHANGES = 2;

function effects({ kind, check }: VerdictChoice, crawler: string): readonly Rich[] {
  const { changes } = check;
  const sentences = changes.slice(0, SHOWN_CHANGES).flatMap((change): readonly Rich[] => {
    const { crawlers, everyoneElse, others, exceptOthers, after } = shownChange(change);
    const everyone = everyoneElse === 'all' || everyoneElse === 'some';
    const rest = [...crawlers.filter((name) => name !== crawler), ...(everyone ? [] : others)];
    const who = [...rest.slice(0, 2), ...(rest.length > 2 ? [`${rest.length - 2} more`] : [])];
    if (everyone) who.push(everyoneElse === 'all' ? 'everyone else' : exceptEveryone(exceptOthers));
    const verb = after.outcome === 'allowed' ? 'Allows' : 'Blocks';
    const isPage = kind !== 'remove' && change.place.kind === 'page';
    if (isPage) return who.length === 0 ? [] : [[`Also ${verb.toLowerCase()} it for ${listed(who)}.`]];
    const { where, except } = changedPlace(shownChange(change));
    const also = who.length === 0 ? '' : `, also for ${listed(who)}`;
    return [[`${verb} `, ...where, ...except, `${also}.`]];
  });
  const more = check.changed - Math.min(changes.length, SHOWN_CHANGES);
  if (more > 0) sentences.push([`${count(more, 'more change')}.`]);
  for (const { token } of check.preferences)
    sentences.push(['Changes what ', { code: shownPath(token) }, ' states.']);
  sentences.push([
    check.isProven
      ? 'Nothing else changes (proven).'
      : "There may be other changes: this can't be proven here.",
  ]);
  return sentences;
}

function exceptEveryone(names: readonly string[]): string {
  return names.length === 0 ? 'everyone else' : `everyone else except ${listed(names.slice(0, 3))}`;
}
