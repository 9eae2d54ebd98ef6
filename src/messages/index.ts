/** The only door of the messages: every text that people read. */
export { appTexts, crashTexts, menuTexts, themeText } from './app';
export { changesInChecks } from './checks';
export {
  aiBlockSource,
  byWhat,
  changesFound,
  changesSummary,
  checksCut,
  compareTexts,
  firstChanges,
  inTheEditor,
  noChangeFound,
  secondVersionTexts,
  shownCrawler,
  simulatedForBoth,
  type VersionWay,
  versionFacts,
  whyChange,
} from './compare';
export { completionSnippets, completionTexts, tokenInfo } from './completion';
export {
  answerName,
  conditionName,
  decidedText,
  effectSentence,
  effectStep,
  effectVerdict,
  effectWord,
  freshnessSentence,
} from './condition';
export { crawlerField, crawlerName, crawlerNote, notAsked } from './crawler';
export { categoryName, crawlerSource, obedienceNote, readerNote } from './crawler-about';
export { crawlersExport } from './crawlers-export';
export {
  type CrawlerCounts,
  type CrawlerTally,
  crawlersFound,
  crawlersList,
  crawlersSummary,
  crawlersTotal,
  noCrawlerFound,
  type ShownCrawlers,
  sectionSummary,
  sectionTitle,
} from './crawlers-list';
export {
  answerNote,
  type CrawlerNote,
  controlTokenNote,
  disobeyNote,
  fallbackNote,
  outcomeWord,
  personNote,
  ruleNote,
  scopeNote,
} from './crawlers-row';
export { crawlersView } from './crawlers-view';
export { type DialectTexts, dialectTexts, partNames, type ReaderPart } from './dialect-texts';
export { dialectIds, dialectName, dialectRules } from './dialects';
export {
  everyCrawlerDocumentation,
  fieldDocumentation,
  signDocumentation,
  tokenDocumentation,
  unknownTokenDocumentation,
} from './documentation';
export {
  deleteAllQuestion,
  draftDone,
  draftFailed,
  draftSize,
  draftsTexts,
  draftTime,
  olderDrafts,
  storageProblem,
  unreadableDrafts,
} from './drafts';
export { dropTexts } from './drop';
export { editorLabels } from './editor';
export { didYouMean, editorHelpTexts, moreProblems, problemReached } from './editor-help';
export {
  embedDialogTexts,
  formHint,
  lostInPage,
  numberRange,
  scriptHint,
  tooLargeToEmbed,
  tooLongForFrame,
} from './embed-dialog';
export { embedTexts } from './embed-page';
export {
  comparedText,
  enginesTexts,
  ownDialect,
  settledChoices,
  verdictGround,
  verdictWord,
  whyItDiffers,
} from './engines-view';
export { fieldCopied } from './field-copied';
export { fieldNotes } from './field-notes';
export { fieldSentence, fieldState, fieldTexts, fieldTitle } from './fields';
export {
  editorMissing,
  engineStopped,
  fileFacts,
  fileTexts,
  sizeText,
} from './file';
export { helpTexts } from './help';
export {
  askedAs,
  asking,
  changedSince,
  cutText,
  formerName,
  liveFacts,
  liveResult,
  liveTexts,
  milliseconds,
} from './live';
export { liveProblemText } from './live-failures';
export { waysTexts, wayText, whoAsked } from './live-ways';
export { type OtherReadersText, otherReadersText, seeOtherReaders } from './other-readers';
export { notPrinted, printedAt, printedQuestion, printTexts } from './print';
export {
  firstShown,
  fixDone,
  fixKind,
  fixSafely,
  formatDone,
  hintsTitle,
  ignoreDone,
  kindCount,
  linesChange,
  moreLines,
  moreVerdicts,
  noProblemFound,
  noProblems,
  ofFinding,
  previewTitle,
  previewVerdict,
  problemsFound,
  problemsTexts,
  type SaidSeverity,
  type ShownProblems,
  severityCounts,
  severityWords,
  showAllProblems,
  verdictAfterFix,
} from './problems';
export { problemsTotal } from './problems-count';
export { exportedPlace, exportHeading, problemsExport } from './problems-export';
export { lineName, lineRange, plain, type Rich, type RichPart } from './rich';
export { ruleText } from './rule-text';
export {
  copiedText,
  lineEndChoice,
  rawBytesHeading,
  rawBytesSample,
  savedFileText,
  saveTexts,
} from './save';
export { fetchThatOne, scopeButton, scopeVerdict } from './scope';
export { robotsUrlNote, scopeReason } from './scope-reason';
export {
  linkBeforeImport,
  linkLength,
  linkTooLong,
  linkUnsupported,
  listBeforeImport,
  listLeftOut,
  notShareable,
  shareTexts,
} from './share';
export { shorten } from './shorten';
export {
  failureText,
  fieldProblem,
  presetName,
  type SaidFieldProblem,
  simulateTexts,
} from './simulate';
export { fetchButton, simulateButton, simulating, siteField } from './simulate-button';
export { noRules, siteTexts } from './site-facts';
export { startTexts } from './start';
export { templateTexts, templateVerdict } from './templates';
export { suggestionButton, urlChangesNote, urlProblemNote } from './url';
export {
  asForAll,
  type CellWord,
  cellLine,
  cellMeanings,
  cellWords,
  checkWords,
  clearQuestion,
  columnsChosen,
  countedFilter,
  expectationWords,
  expectedByCrawler,
  expectedOf,
  expectedText,
  expectRefused,
  failedText,
  noUrlFound,
  type RowCheck,
  shownUrls,
  takeQuestion,
  testedPercent,
  testingText,
  timesMeaning,
  timesText,
  urlHead,
  urlsFound,
  urlsTexts,
  verdictsTaken,
} from './urls';
export { askedByMeaning, askedByShort, countedAsker, noUrlAsked } from './urls-asked-by';
export {
  besideChoices,
  besideOwn,
  besideSentence,
  changePattern,
  changePatternIn,
  coverageSummary,
  coverageTexts,
  decidingMeaning,
  idleMeaning,
  patternChanged,
  rowsShown,
  unfollowedMeaning,
  urlsFigure,
} from './urls-coverage';
export { urlsDropHint } from './urls-drop';
export {
  agentsTitle,
  asColumns,
  columnName,
  columnsShown,
  fileNotTaken,
  fileText,
  importText,
  legacyText,
  planText,
  progressText,
  rejectedShown,
  rejectedTitle,
  type SaidPlan,
  type SaidSource,
  sitemapsTitle,
  urlsImportTexts,
  withoutAgent,
} from './urls-import';
export { endPlace, endTexts, rejectTexts } from './urls-import-reasons';
export {
  entriesContradicting,
  entriesRefused,
  listLost,
  memoryText,
  notChecked,
  notKept,
  tooManyCells,
} from './urls-list-notes';
export { type DecidedBy, decidedBy, type ShownOutcome, spokenVerdict, verdictSentence } from './verdict';
export { type Waiting, waitingSentence } from './waiting';
export { groupAside, groupStep, rulesOutsideNote } from './why-group';
export {
  andMore,
  fieldsNotListed,
  ruleForm,
  spokenPart,
  unmatchedHeading,
  unmatchedNote,
  whyTexts,
} from './why-lists';
export { asIfReadStep, notAskedStep, unreadRulesStep } from './why-not-read';
export { resultHint, resultStep, robotsFileHint } from './why-result';
export { rulesStep } from './why-rules';
export { scopeStep } from './why-scope';
export type { Step } from './why-types';
