import { firstRunExample } from '../catalogue';
import { PLAIN_ANSWER } from '../engine/fetch';
import { newDraftId } from './draft-id';
import { noList } from './list-snapshot';
import { questionPart } from './question-part';
import type { Arrival, ArrivedQuestion, TesterState } from './state';

/** What is asked about a file that came without a question: nothing yet, for everybody who opens the link. */
const openQuestion = (): ArrivedQuestion => ({
  crawlerInput: firstRunExample.crawler,
  urlInput: '',
  dialectChoice: 'own',
  robotsUrlInput: '',
  answer: PLAIN_ANSWER,
  list: noList(),
});

/**
 * The part of the state that an arrival changes. A file or a question that came by a link is a guest: kept only once it is edited, as a draft of
 * its own.
 */
export function arrivalPart(state: TesterState, arrival: Arrival): Partial<TesterState> {
  const { content, question, view, theme, problem, panel } = arrival;
  if (problem !== null) return {};
  return {
    ...(theme === null ? {} : { theme }),
    ...(view === null ? {} : viewPart(view)),
    ...(panel && { sourcePanel: panel, showsFile: true }),
    ...(content !== null || Object.keys(question).length > 0 ? guestPart(state, arrival) : {}),
  };
}

/** What is told about an arrival: a problem, what was opened, or what of it was not taken. `hidesDraft`: the reader's own text is one click away. */
export function arrivalNotice(
  { problem, dropped }: Arrival,
  isOpened: boolean,
  hidesDraft: boolean,
): Pick<TesterState, 'notice'> | null {
  if (problem !== null) return { notice: { kind: 'link-refused', reason: problem } };
  if (!isOpened && dropped.length === 0) return null;
  return { notice: { kind: 'link-opened', dropped, isOpened, hidesDraft: isOpened && hidesDraft } };
}

/** The part of the state that says which view is shown. */
export function viewPart(view: NonNullable<Arrival['view']>): Partial<TesterState> {
  return view === 'file' ? { showsFile: true } : { view, showsFile: false };
}

function guestPart(state: TesterState, { content, question }: Arrival): Partial<TesterState> {
  const { document, catalogue } = state;
  return {
    document: {
      ...(content ?? { ...document, text: document.text.toString() }),
      id: document.id + 1,
    },
    draftId: newDraftId(),
    draftName: '',
    isGuest: true,
    ...questionPart({ ...(content === null ? state : openQuestion()), ...question }, catalogue),
  };
}

/** What changes when a guest becomes the reader's own work: it is kept from now on, and told of no more but for the own text that it hides. */
export function keptPart({ isGuest, notice }: TesterState): Partial<TesterState> {
  if (!isGuest) return {};
  if (notice?.kind !== 'link-opened') return { isGuest: false };
  return { isGuest: false, notice: notice.hidesDraft ? { kind: 'text-replaced' } : null };
}
