/** The texts about what a server's answer means: a door of their own, for the first page does without them. */
export { conditionName } from './condition-name';
export { effectSentence, effectStep, effectVerdict, effectWord } from './effect';
export { freshnessSentence } from './freshness';
