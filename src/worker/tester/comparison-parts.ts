/** The code of the worker that answers which only comparisons need: loaded after the first answer. */
export { otherDialectsById } from '../../engine/dialects/other-dialects';
export { fileTraits } from '../../engine/traits';
