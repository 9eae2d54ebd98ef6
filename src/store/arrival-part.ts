import { firstRunExample } from '../catalogue';
import { PLAIN_ANSWER } from '../engine/fetch';
import { newDraftId } from './draft-id';
import { noList } from './list-snapshot';
import { openedView } from './opened-view';
import { questionPart } from './question-part';
import { isOwnWork } from './replaced-work';
import type { Arrival, ArrivedQuestion, TesterState } from './state';

/**
 * The default question for a file that came without one. It has no URL and is the same for everyone who opens
 * the link.
 */
export const openQuestion = (): ArrivedQuestion => ({
  crawlerInput: firstRunExample.crawler,
  urlInput: '',
  dialectChoice: 'own',
  robotsUrlInput: '',
  sameFile: [],
  answer: PLAIN_ANSWER,
  list: noList(),
});

/**
 * Returns the part of the state that an arrival changes. A file or a question from a link is a guest: it is saved only once it is edited, as a separate
 * draft.
 */
export function arrivalPart(state: TesterState, arrival: Arrival): Partial<TesterState> {
  const { content, question, view, theme, problem, panel } = arrival;
  if (problem !== null) return {};
  return {
    ...(theme && { theme }),
    ...(view === null ? keptView(state, content) : viewPart(view)),
    ...(panel && { sourcePanel: panel, showsFile: true }),
    ...((content !== null || Object.keys(question).length > 0) && guestPart(state, arrival)),
  };
}

/** Returns the notice about an arrival: a problem, or the opened link with its dropped parameters. `hidesDraft`: the user's own text can be restored. */
export function arrivalNotice(
  { problem, dropped }: Arrival,
  isOpened: boolean,
  hidesDraft: boolean,
): Pick<TesterState, 'notice'> | null {
  if (problem !== null) return { notice: { kind: 'link-refused', reason: problem } };
  if (!isOpened && dropped.length === 0) return null;
  return { notice: { kind: 'link-opened', dropped, isOpened, hidesDraft: isOpened && hidesDraft } };
}

/** A link without a file keeps the view. Only the Overview, which is for a file without a question, gives way to Why. */
function keptView({ view, showsFile }: TesterState, content: Arrival['content']): Partial<TesterState> {
  return content === null && view !== 'overview' ? { view, showsFile } : {};
}

/** Returns the part of the state that selects the view. */
export function viewPart(view: NonNullable<Arrival['view']>): Partial<TesterState> {
  return view === 'file' ? { showsFile: true } : { view, showsFile: false };
}

function guestPart(state: TesterState, { content, question, second }: Arrival): Partial<TesterState> {
  const { document, catalogue } = state;
  return {
    document: {
      ...(content ?? { ...document, text: document.text.toString() }),
      id: document.id + 1,
    },
    draftId: newDraftId(),
    draftName: '',
    isGuest: true,
    linkedVersion: second,
    ...questionPart({ ...(content === null ? state : openQuestion()), ...question }, catalogue),
  };
}

/**
 * Returns the state that turns a guest into the user's own work, which is saved from now on. Removes the
 * guest's notice, except for the offer to restore the user's text.
 */
export function keptPart({ isGuest, notice }: TesterState): Partial<TesterState> {
  if (!isGuest) return {};
  const hadNotice = notice?.kind === 'link-opened';
  return {
    isGuest: false,
    ...(hadNotice && { notice: notice.hidesDraft ? { kind: 'text-replaced' } : null }),
  };
}

/** Returns the part of the state that a pasted file changes, besides the text. */
export function pastedPart(state: TesterState): Partial<TesterState> {
  return { ...openedView(state), ...(state.url.kind === 'empty' && { urlRequest: {} }) };
}

/** Returns the draft and the address of a pasted file. Own work stays in the list of drafts. */
export function pastedDraft(state: TesterState): Partial<TesterState> {
  return {
    ...(isOwnWork(state) && { draftId: newDraftId(), draftName: '' }),
    robotsUrlInput: '',
    robotsUrl: { kind: 'unset' },
    sameFile: [],
  };
}
