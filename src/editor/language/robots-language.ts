import { Language, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { classHighlighter } from '@lezer/highlight';
import { robotsData } from './robots-nodes';
import { RobotsParser } from './robots-parser';

/** The robots.txt language with syntax highlighting as `tok-` classes. */
export const robotsLanguage: Extension = [
  new Language(robotsData, new RobotsParser(), [], 'robots-txt').extension,
  syntaxHighlighting(classHighlighter),
];
