import { readUrl, type UrlReading } from './read-url';

/** Reads a typed URL. A host without a scheme is taken as https. */
export function readTypedUrl(typed: string): UrlReading {
  const read = readUrl(typed);
  if (read.kind !== 'problem' || read.problem.kind !== 'no-scheme' || read.problem.suggestion === null)
    return read;
  return readUrl(read.problem.suggestion);
}
