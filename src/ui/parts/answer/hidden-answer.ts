import { createContext } from 'react';

/** True where a file must be shown without the marks of the answer, because the reader is to guess it. */
export const HiddenAnswerContext = createContext(false);
