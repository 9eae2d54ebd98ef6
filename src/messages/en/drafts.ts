import { bytes } from './bytes';
import { count } from './intl';

/** Texts of the list of drafts. */
export const draftsTexts = {
  title: 'Drafts',
  close: 'Close',
  about:
    'Your work is kept in this browser, and nowhere else. What you open over a changed or named text begins a draft of its own.',
  list: 'Drafts',
  loading: 'The drafts are being read.',
  shown: 'Shown here',
  elsewhere: 'Open in another tab',
  untitled: 'Untitled',
  noText: 'no text',
  link: 'From a link',
  guest: 'not kept until you change or name it',
  unkept: 'not kept yet',
  open: 'Open',
  addName: 'Name',
  rename: 'Rename',
  delete: 'Delete',
  nameField: 'Name of the draft',
  namePlaceholder: 'Shop, new rules',
  saveName: 'Save name',
  cancel: 'Cancel',
  undo: 'Undo',
  deleteAll: 'Delete all',
  keepAll: 'Keep them',
  textStays: 'The text on the screen stays. It is kept again once you change it.',
  allDeleted: 'All drafts are deleted.',
  allButElsewhere: 'The drafts are deleted. Those that are open in other tabs are kept.',
  deletingFailed:
    'The drafts could not be deleted. Try again, or clear the data of this page in the browser.',
} as const;

/** A draft as the list names it. */
export interface DescribedDraft {
  /** What the reader called it; empty for none. */
  readonly name: string;
  /** The first line with something to read in it; empty for none. */
  readonly firstLine: string;
}

/** A draft in a sentence: its name, or how its text begins. */
export function draftName({ name, firstLine }: DescribedDraft): string {
  const begins = firstLine === '' ? draftsTexts.noText : firstLine;
  return `“${name === '' ? `${draftsTexts.untitled}: ${begins}` : name}”`;
}

/** Size of a draft's file. */
export function draftSize(size: number): string {
  return bytes(size);
}

/** A moment as people say it: `today 14:03`, `yesterday 09:30`, `Nov 3, 14:03`, `Nov 3, 2024`. Both in milliseconds since 1970; local time. */
export function draftTime(moment: number, now: number): string {
  const then = new Date(moment);
  const time = then.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = daysBetween(then, new Date(now));
  if (days === 0) return `today ${time}`;
  if (days === 1) return `yesterday ${time}`;
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  const day = then.toLocaleDateString('en', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return isThisYear ? `${day}, ${time}` : day;
}

/** Midnights between two moments. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** Said of what was done to a draft. */
export const draftDone = {
  deleted: (draft: DescribedDraft): string => `${draftName(draft)} is deleted.`,
  restored: (draft: DescribedDraft): string => `${draftName(draft)} is back.`,
  named: (name: string): string => (name === '' ? 'The name is removed.' : `The draft is named “${name}”.`),
} as const;

/** Said where something could not be done to a draft: what happened, what it means and what to do. */
export const draftFailed = {
  open: (draft: DescribedDraft): string =>
    `${draftName(draft)} could not be opened. Another tab may have opened or deleted it meanwhile. Your text is unchanged.`,
  delete: (draft: DescribedDraft): string =>
    `${draftName(draft)} was not deleted. Another tab may have opened or deleted it meanwhile.`,
  restore: (draft: DescribedDraft): string =>
    `${draftName(draft)} could not be brought back. Try Undo again.`,
  keepName: (name: string): string =>
    name === ''
      ? 'The name is removed here, but the browser could not keep that. See above what to do.'
      : `The draft is named “${name}” here, but the browser could not keep the name. See above what to do.`,
  name: (draft: DescribedDraft): string =>
    `${draftName(draft)} was not renamed. Another tab may have opened or deleted it meanwhile, or there is no room left.`,
} as const;

/** Asked before all drafts are deleted: how many that are, and how many stay because other tabs work on them. */
export function deleteAllQuestion(deleted: number, elsewhere: number): string {
  const question =
    deleted === 0 ? 'Delete what cannot be read?' : `Delete ${count(deleted, 'draft')} for good?`;
  if (elsewhere === 0) return question;
  return `${question} ${count(elsewhere, 'draft')} open in other tabs ${elsewhere === 1 ? 'stays' : 'stay'}.`;
}

/** Under the list: how many entries of the storage are no drafts that this version can read. */
export function unreadableDrafts(number: number): string {
  return `${count(number, 'entry', 'entries')} in the storage cannot be read here. Delete all takes ${number === 1 ? 'it' : 'them'} away too.`;
}

/** Under the list: how many older drafts it does not show. */
export function olderDrafts(number: number): string {
  return `${count(number, 'older draft is', 'older drafts are')} not shown. Delete some of these to see ${number === 1 ? 'it' : 'them'}.`;
}

/** Why nothing is kept, what that means and what to do. */
export function storageProblem(problem: 'denied' | 'full'): {
  readonly title: string;
  readonly text: string;
} {
  return problem === 'full'
    ? {
        title: 'The browser has no room left for this page.',
        text: 'Your latest changes are not kept. Save the file, or delete drafts that you do not need and change something.',
      }
    : {
        title: 'This browser keeps nothing for this page.',
        text: 'A private window or the browser’s settings forbid it, or its storage is damaged. Everything works, but your text is gone after a reload. Save the file.',
      };
}
