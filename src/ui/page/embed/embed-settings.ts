import type { Guess } from '../../../embed/element-api';
import type { EmbedView, Lockable, Showable } from '../../../embed/protocol';
import type { ListedUrl } from '../../../embed/read-urls';
import type { TesterState } from '../../../store';
import { createReadonlyStore, type ReadonlyStore } from '../../../store/readonly-store';
import { type ShownAnswer, willAnswer } from '../../parts/answer/answer';

/** The parts that a view shows. The file is its text, or the overview of it. A question without fields is its verdict. */
interface ShownParts {
  readonly question: 'fields' | 'verdict' | null;
  readonly file: 'text' | 'overview' | null;
}

/** The parts of each view. */
export const shownParts: Readonly<Record<EmbedView, ShownParts>> = {
  both: { question: 'fields', file: 'text' },
  editor: { question: null, file: 'text' },
  sentence: { question: 'fields', file: null },
  verdict: { question: 'verdict', file: null },
  overview: { question: null, file: 'overview' },
};

/** A tab of the frame. */
export type EmbedTab = 'file' | Showable;

/** The file and the question that the host gave. */
export type GivenState = Pick<TesterState, 'document' | 'crawlerInput' | 'urlInput'>;

/** Settings of the embedded page that its address or its host gives, other than text, question and theme. */
export interface HostSettings {
  readonly view: EmbedView;
  readonly isReadOnly: boolean;
  /** Lines to highlight, counted from 1, in ascending order. */
  readonly highlight: readonly number[];
  /** Parts of the question that the reader can't change. */
  readonly locked: readonly Lockable[];
  /** URLs to try beside the one that is asked. Views with a question list them, but not a quiz. */
  readonly urls: readonly ListedUrl[];
  /** Parts with a tab beside the file's, in the order of their tabs. */
  readonly offered: readonly Showable[];
  /** True if the reader guesses the answer before it is shown. Only views with a question have quizzes. */
  readonly isQuiz: boolean;
}

/** The settings of the embedded page, and what its reader has chosen. */
export interface EmbedSettings extends HostSettings {
  /** The tab that the reader or the host has chosen. While it isn't there, `useTabs` shows the file. */
  readonly tab: EmbedTab;
  /** The reader's guess at the current question; null before it. */
  readonly guess: Guess['guess'] | null;
  /** Null until the tester has been created. */
  readonly given: GivenState | null;
  /** Line that the host wants to be visible. A new object for every request. */
  readonly lineRequest: { readonly line: number } | null;
}

/** Default settings. */
export const defaultSettings: EmbedSettings = {
  view: 'both',
  isReadOnly: false,
  isQuiz: false,
  guess: null,
  highlight: [],
  locked: [],
  urls: [],
  offered: [],
  tab: 'file',
  given: null,
  lineRequest: null,
};

/** The only functions that change the settings. */
interface EmbedSettingsActions {
  /** Changes the settings that are present. A quiz that is set begins again. */
  set(settings: Partial<HostSettings>): void;
  /** Remembers what the host has given, for `reset`. Another file or question can be guessed about anew. */
  give(given: GivenState): void;
  /** Shows a line, and the file with it. */
  showLine(line: number): void;
  /** Shows a tab. */
  showTab(tab: EmbedTab): void;
  /** Sets the reader's guess; null lets the reader guess again. */
  setGuess(guess: Guess['guess'] | null): void;
}

/** The settings of an embedded page, with their actions. */
export type EmbedSettingsStore = ReadonlyStore<EmbedSettings> & EmbedSettingsActions;

/** Creates a store of settings, with the default of each that is absent. */
export function createEmbedSettings(settings: Partial<EmbedSettings>): EmbedSettingsStore {
  return createReadonlyStore<EmbedSettings, EmbedSettingsActions>(
    { ...defaultSettings, ...settings },
    (change) => ({
      set: (part) => change(part.isQuiz === undefined ? part : { ...part, guess: null }),
      give: (given) => change({ given, guess: null }),
      showLine: (line) => change({ lineRequest: { line }, tab: 'file' }),
      showTab: (tab) => change({ tab }),
      setGuess: (guess) => change({ guess }),
    }),
  );
}

/** Returns true if the reader guesses in this view. */
export function hasQuiz({ view, isQuiz }: Pick<EmbedSettings, 'view' | 'isQuiz'>): boolean {
  return isQuiz && shownParts[view].question === 'fields';
}

/** Returns true while an answer must stay hidden, because the reader is to guess it first. An answer other than the rules' yes or no can't be guessed. */
export function isHidden(settings: EmbedSettings, answer: ShownAnswer | null): boolean {
  return hasQuiz(settings) && settings.guess === null && (answer === null || isGuessable(answer));
}

/** Returns the frame's tabs. Empty if it has none: its view shows no text, no part is offered, or the reader is to guess the answer first. */
export function tabsOf(settings: EmbedSettings, answer: ShownAnswer | null): readonly EmbedTab[] {
  const { view, offered } = settings;
  if (shownParts[view].file !== 'text' || offered.length === 0 || isHidden(settings, answer)) return [];
  return ['file', ...offered];
}

/** Returns true if an answer is yes or no, by the rules. */
export function isGuessable(answer: ShownAnswer): boolean {
  if (answer.kind === 'waiting') return willAnswer(answer);
  return answer.decided.by === 'rules' && (answer.outcome === 'allowed' || answer.outcome === 'disallowed');
}
