import { fieldRules } from '../field-rules';

/** The standard of 1994 has User-agent and Disallow; "unrecognised headers are ignored". */
export const standard1994FieldRules = fieldRules(
  { use: 'ignored', source: 'https://www.robotstxt.org/orig.html' },
  {},
);
