import { bytes } from './bytes';
import { count } from './intl';

/** Fixed texts of the Drafts dialog. */
export const draftsTexts = {
  title: 'Drafts',
  close: 'Close',
  about:
    'Drafts are saved in this browser only. When you open another file, text that you edited or named is kept as a draft.',
  list: 'Drafts',
  loading: 'Loading the drafts.',
  shown: 'Shown here',
  elsewhere: 'Open in another tab',
  untitled: 'Untitled',
  noText: 'no text',
  link: 'From a link',
  guest: 'not saved until you edit or name it',
  unkept: 'not saved yet',
  open: 'Open',
  addName: 'Name',
  rename: 'Rename',
  delete: 'Delete',
  nameField: 'Name of the draft',
  saveName: 'Save name',
  cancel: 'Cancel',
  undo: 'Undo',
  deleteAll: 'Delete all',
  keepAll: 'Keep them',
  textStays: "Your current text stays open. It's saved again when you edit it.",
  allDeleted: 'All drafts deleted.',
  allButElsewhere: 'Drafts deleted, except those open in other tabs.',
  deletingFailed: "The drafts couldn't be deleted. Try again, or clear this site's data in your browser.",
} as const;

/** The parts of a draft that identify it in the list. */
export interface DescribedDraft {
  /** Name given by the user; empty for none. */
  readonly name: string;
  /** First line of the text with a letter or a digit; empty for none. */
  readonly firstLine: string;
}

/** Name of a draft in sentences, in quotation marks: `“Shop”`, or `“Untitled: User-agent: *”` with its first line. */
export function draftName({ name, firstLine }: DescribedDraft): string {
  const begins = firstLine === '' ? draftsTexts.noText : firstLine;
  return `“${name === '' ? `${draftsTexts.untitled}: ${begins}` : name}”`;
}

/** Size of a draft's file, from bytes: `12.3 KiB`. */
export function draftSize(size: number): string {
  return bytes(size);
}

/**
 * Time when a draft was saved, relative to `now`: `today 14:03`, `yesterday 09:30`, `Nov 3, 14:03`,
 * `Nov 3, 2024`. Both in ms since 1970, shown in local time.
 */
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

/** Number of local midnights between two times. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}

/** Status after an action on a draft. An empty `name` means that the name was removed. */
export const draftDone = {
  deleted: (draft: DescribedDraft): string => `${draftName(draft)} deleted.`,
  restored: (draft: DescribedDraft): string => `${draftName(draft)} restored.`,
  named: (name: string): string => (name === '' ? 'Name removed.' : `Draft named “${name}”.`),
} as const;

/** Status after an action on a draft has failed. `keepName`: the draft shown on this page. `name`: any other draft. */
export const draftFailed = {
  open: (draft: DescribedDraft): string =>
    `${draftName(draft)} couldn't be opened. Another tab may have opened or deleted it. Your text hasn't changed.`,
  delete: (draft: DescribedDraft): string =>
    `${draftName(draft)} wasn't deleted. Another tab may have opened or deleted it.`,
  restore: (draft: DescribedDraft): string => `${draftName(draft)} couldn't be restored. Try Undo again.`,
  keepName: (name: string): string =>
    name === ''
      ? "The name is removed here, but your browser couldn't save the change. See above for what to do."
      : `The draft is named “${name}” here, but your browser couldn't save the name. See above for what to do.`,
  name: (draft: DescribedDraft): string =>
    `${draftName(draft)} wasn't renamed. Another tab may have opened or deleted it, or there's no space left.`,
} as const;

/** Confirmation before Delete all. `elsewhere`: number of drafts that stay because they are open in other tabs. */
export function deleteAllQuestion(deleted: number, elsewhere: number): string {
  const question =
    deleted === 0 ? 'Delete the unreadable data?' : `Delete ${count(deleted, 'draft')} permanently?`;
  if (elsewhere === 0) return question;
  return `${question} ${count(elsewhere, "draft that's open in another tab", 'drafts that are open in other tabs')} won't be deleted.`;
}

/** Shown below the list: number of entries in the storage that this version can't read as drafts. */
export function unreadableDrafts(number: number): string {
  return `${count(number, 'entry', 'entries')} in this browser's storage can't be read. “Delete all” removes ${number === 1 ? 'it' : 'them'} too.`;
}

/** Shown below the list: number of older drafts that it leaves out. */
export function olderDrafts(number: number): string {
  return `${count(number, "older draft isn't", "older drafts aren't")} shown. Delete some of those above to see ${number === 1 ? 'it' : 'them'}.`;
}

/** Shown in the Drafts dialog if the browser doesn't save or list drafts: the reason, its effect and what to do. */
export const storageProblems = {
  full: {
    title: 'Your browser has no space left for this page.',
    text: "Your latest changes aren't saved. Save the file, or delete drafts you don't need and then edit the text.",
  },
  denied: {
    title: "This page can't save data in your browser.",
    text: 'A private window or your settings may block it, or the storage may be damaged. The tester still works, but a reload loses your text. Save the file.',
  },
  unlisted: {
    title: "Your other drafts can't be shown.",
    text: "A private window or your settings may block the database in which this page keeps drafts, or it may be damaged. If your current text can't be kept either, a notice says so.",
  },
};
