import type { DialectId, ServerAnswer } from '../../engine';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { decodeText } from '../../engine/source';
import { type ListSnapshot, noList } from '../list-snapshot';
import { isSimulating } from '../simulation';
import type { TesterState } from '../state';
import type { View } from '../views';

/** What a share link and a `.robots-test.json` carry: the file and all that is asked about it. Nothing of where it came from. */
export interface SharedState extends ListSnapshot {
  /** The whole file with its own line ends and byte order mark; undecodable bytes as raw-byte units. */
  readonly text: string;
  readonly crawler: string;
  readonly url: string;
  readonly engine: 'own' | DialectId;
  /** Where the file lies; empty for no address. */
  readonly robotsUrl: string;
  readonly answer: ServerAnswer;
  readonly view: View;
}

/** Redirects that every reader follows. */
const MOST_FOLLOWED = 5;

/** What goes without saying, and is left out of what is written. */
export const plainState: Omit<SharedState, 'text' | 'crawler' | 'url'> = {
  engine: 'own',
  robotsUrl: '',
  answer: PLAIN_ANSWER,
  ...noList(),
  view: 'why',
};

/** The part of the page's state that can be shared. */
export function sharedStateOf(state: TesterState): SharedState {
  return {
    text: wholeText(state.document),
    crawler: state.crawlerInput,
    url: state.urlInput,
    engine: state.dialectChoice,
    robotsUrl: state.robotsUrlInput,
    answer: sharedAnswerOf(state),
    ...state.list,
    // Not whether the file is shown instead: only phones do that, and everywhere else a look at a line would say so too.
    view: state.view,
  };
}

/** What is supposed of the server, and what it really answered where that may decide: nobody needs to suppose that a file came as files do. */
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
