/** Comment marks of other languages: `//`, C, HTML, ini files, SQL. */
const COMMENT_SIGN = /^(?:\/\/|\/\*|\*\/|<!--|-->|;|--)/;

/** Returns whether a line begins like a comment of another language. No field begins like this, and no dialect supports such comments. */
export function beginsLikeComment(content: string): boolean {
  return COMMENT_SIGN.test(content);
}
