const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // Documentation sites read {{ }} in a page as an expression of theirs.
  '{': '&#123;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
  '\uFEFF': '&#xFEFF;',
};

/** A text as the content of an HTML element, with its line feeds. For `carried` text only. */
export function escapeContent(text: string): string {
  return text.replace(/[&<>{\r\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}

/** A text as the value of an attribute in double quotes, in HTML and in JSX, on one line. For `carried` text only. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"{\r\n\t\uFEFF]/g, (character) => REFERENCES[character] ?? character);
}
