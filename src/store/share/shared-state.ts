import type { DialectId, ServerAnswer } from '../../engine';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { decodeText } from '../../engine/source';
import { type ListSnapshot, noList } from '../list-snapshot';
import { isSimulating } from '../simulation';
import type { TesterState } from '../state';
import type { View } from '../views';

/** Content of a share link and of a `.robots-test.json`: the file and its whole question, but not its origin. */
export interface SharedState extends ListSnapshot {
  /** The whole file with its own line ends and byte order mark; undecodable bytes as lone surrogates. */
  readonly text: string;
  readonly crawler: string;
  readonly url: string;
  readonly engine: 'own' | DialectId;
  /** Address of the file; empty if there is none. */
  readonly robotsUrl: string;
  readonly answer: ServerAnswer;
  readonly view: View;
}

/** Number of redirects that every dialect follows. */
const MOST_FOLLOWED = 5;

/** Defaults, which aren't written. */
export const plainState: Omit<SharedState, 'text' | 'crawler' | 'url'> = {
  engine: 'own',
  robotsUrl: '',
  answer: PLAIN_ANSWER,
  ...noList(),
  view: 'why',
};

/** Returns the part of the page's state that can be shared. */
export function sharedStateOf(state: TesterState): SharedState {
  return {
    text: wholeText(state.document),
    crawler: state.crawlerInput,
    url: state.urlInput,
    engine: state.dialectChoice,
    robotsUrl: state.robotsUrlInput,
    answer: sharedAnswerOf(state),
    ...state.list,
    // Without `showsFile`, which only phones use, and which a click on a line sets on other screens, too.
    view: state.view,
  };
}

/** Returns the simulated answer, or the real one if it may decide. A file that came normally needs no answer. */
function sharedAnswerOf(state: TesterState): ServerAnswer {
  const { final, redirects, body, contentType } = state.answer;
  const isFile = final.kind === 'status' && final.status === 200 && body === 'as-written';
  const isAnyFile = isFile && contentType === 'text/plain' && redirects <= MOST_FOLLOWED;
  return isAnyFile && !isSimulating(state) ? PLAIN_ANSWER : state.answer;
}

function wholeText({ bytes, text, lineEnd, bom }: TesterState['document']): string {
  if (bytes !== null) return decodeText(bytes);
  const ends = { lf: '\n', mixed: '\n', crlf: '\r\n', cr: '\r' } as const;
  const mark = bom ? '\uFEFF' : '';
  return mark + text.toString().replaceAll('\n', ends[lineEnd]);
}
