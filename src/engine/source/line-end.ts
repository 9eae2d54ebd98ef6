/**
 * Line ends of a file. `mixed` is only possible while the original bytes are kept, because edited text has
 * one kind. CR LF counts as one end (RFC 9309 section 2.2, EOL).
 */
export type LineEnd = 'lf' | 'crlf' | 'cr' | 'mixed';
