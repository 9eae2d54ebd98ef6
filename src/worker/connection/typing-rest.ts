/**
 * Delay in ms after the last change before the lint and URL workers start. They share the cores with the
 * worker that answers, which has priority during typing.
 */
export const TYPING_REST = 250;
