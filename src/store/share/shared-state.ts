import type { DialectId, ServerAnswer } from '../../engine';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { decodeText } from '../../engine/source';
import { type DocumentContent, textDocument } from '../document';
import { type ListSnapshot, noList } from '../list-snapshot';
import { isSimulating } from '../simulation';
import type { TesterState } from '../state';
import type { ShownView } from '../views';

/** Content of a share link and of a `.robots-test.json`: the file and its whole question, but not its origin. */
export interface SharedState extends ListSnapshot {
  /** The whole file with its own line ends and byte order mark; undecodable bytes as lone surrogates. */
  readonly text: string;
  readonly crawler: string;
  readonly url: string;
  readonly engine: 'own' | DialectId;
  /** Address of the file; empty if there is none. */
  readonly robotsUrl: string;
  /** See `TesterState`. Not in test files: the command goes by the address alone. */
  readonly sameFile: readonly string[];
  readonly answer: ServerAnswer;
  readonly view: ShownView;
  /** Another version of the file, for Compare; null for none; `broken` if a link's couldn't be read. */
  readonly second: SecondText | 'broken' | null;
}

/** Another version of the file. */
export interface SecondText {
  /** Encoded like the text of `SharedState`. */
  readonly text: string;
  /** True if it is the later version. */
  readonly isAfter: boolean;
}

/** Number of redirects that every dialect follows. */
const MOST_FOLLOWED = 5;

/** Defaults, which aren't written. */
export const plainState: Omit<SharedState, 'text' | 'crawler' | 'url'> = {
  engine: 'own',
  robotsUrl: '',
  sameFile: [],
  answer: PLAIN_ANSWER,
  ...noList(),
  view: 'why',
  second: null,
};

/** Returns the part of the page's state that can be shared. */
export function sharedStateOf(state: TesterState): SharedState {
  return {
    text: wholeText(state.document),
    crawler: state.crawlerInput,
    url: state.urlInput,
    engine: state.dialectChoice,
    robotsUrl: state.robotsUrlInput,
    sameFile: state.sameFile,
    answer: sharedAnswerOf(state),
    ...state.list,
    // Without `showsFile`, which only phones use, and which a click on a line sets on other screens, too.
    view: state.view,
    second: null,
  };
}

/** Returns the version that the page compares with; null if there is none. */
export function secondTextOf({ document, urlList }: TesterState): SecondText | null {
  if (typeof urlList === 'string') return null;
  const { other, query } = urlList.compare.store.getState();
  if (other === null) return null;
  const file = other.kind === 'ai-block' ? withInFront(other.inFront, document) : other.content;
  return { text: wholeText(file), isAfter: query.isSwapped };
}

/** Returns a file with a text before it, as the comparison reads it: with the file's line ends, without its byte order mark. */
function withInFront(inFront: string, { text, lineEnd }: TesterState['document']): DocumentContent {
  return { ...textDocument(`${inFront}${text.toString()}`, { kind: 'typed' }), lineEnd };
}

/** Returns the simulated answer, or the real one if it may decide. A file that came normally needs no answer. */
function sharedAnswerOf(state: TesterState): ServerAnswer {
  const { final, redirects, body, contentType } = state.answer;
  const isFile = final.kind === 'status' && final.status === 200 && body === 'as-written';
  const isAnyFile = isFile && contentType === 'text/plain' && redirects <= MOST_FOLLOWED;
  return isAnyFile && !isSimulating(state) ? PLAIN_ANSWER : state.answer;
}

function wholeText({ bytes, text, lineEnd, bom }: DocumentContent): string {
  if (bytes !== null) return decodeText(bytes);
  const ends = { lf: '\n', mixed: '\n', crlf: '\r\n', cr: '\r' } as const;
  const mark = bom ? '\uFEFF' : '';
  return mark + text.toString().replaceAll('\n', ends[lineEnd]);
}
