/** Signs that begin comments elsewhere: `//`, C, HTML, ini files, SQL. */
const COMMENT_SIGN = /^(?:\/\/|\/\*|\*\/|<!--|-->|;|--)/;

/** Whether the content of a line begins like a comment of another language. No field begins so, and no reader knows such comments. */
export function beginsLikeComment(content: string): boolean {
  return COMMENT_SIGN.test(content);
}
