/**
 * How the lines of a file end. `mixed` is only possible while the original bytes are kept: text that was edited has one kind.
 * CR LF counts as one end (RFC 9309 section 2.2, EOL).
 */
export type LineEnd = 'lf' | 'crlf' | 'cr' | 'mixed';
