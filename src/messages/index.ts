/** The only door of the messages: every text that people read. */
export { appTexts, crashTexts, menuTexts, startTexts, themeText } from './app';
export {
  categoryName,
  crawlerField,
  crawlerName,
  crawlerNote,
  obedienceNote,
  readerNote,
} from './crawler';
export { editorLabels } from './editor';
export {
  appearanceText,
  editorMissing,
  engineStopped,
  fileFacts,
  fileTexts,
  limitText,
  noticeText,
  sizeText,
  tooLargeInThread,
} from './file';
export { helpTexts } from './help';
export { lineName, lineRange, plain, type Rich, type RichPart } from './rich';
export { ruleText } from './rule-text';
export { shorten } from './shorten';
export { suggestionButton, urlChangesNote, urlProblemNote } from './url';
export { spokenVerdict, verdictSentence } from './verdict';
export { type Waiting, waitingSentence } from './waiting';
export { groupAside, groupStep, rulesOutsideNote } from './why-group';
export { andMore, ruleForm, spokenPart, unmatchedHeading, unmatchedNote, whyTexts } from './why-lists';
export { resultHint, resultStep, robotsFileHint } from './why-result';
export { rulesStep } from './why-rules';
export { scopeStep } from './why-scope';
export type { Step } from './why-types';
