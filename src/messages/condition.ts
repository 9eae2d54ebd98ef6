/** The texts about what a server's answer means, and where the file's place decides: a door of their own, for the first page does without them. */
export { answerName, conditionName } from './condition-name';
export { decidedText } from './decided-text';
export { effectSentence, effectStep, effectVerdict, effectWord } from './effect';
export { freshnessSentence } from './freshness';
