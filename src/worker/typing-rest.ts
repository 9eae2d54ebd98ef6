/**
 * Milliseconds after the last change before problems are looked for and lists are decided: while somebody types, the answer goes first. The
 * workers that do both share the cores with the one that answers.
 */
export const TYPING_REST = 250;
