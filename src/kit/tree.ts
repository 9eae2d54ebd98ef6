/** A piece of HTML as a tree of hast, the format of rehype. */
export type Content = Element | Text;

/** Text of the page; the serializer escapes it. */
export interface Text {
  type: 'text';
  value: string;
}

/** An element. */
export interface Element {
  type: 'element';
  tagName: string;
  /** Attributes by name; undefined leaves one out. A class is called `className`, as in hast. */
  properties: Record<string, string | undefined>;
  children: Content[];
  /** MDX exchanges `pre` and `code` for the site's own components, except in elements with this mark, which it gives to JSX. */
  data: { _mdxExplicitJsx: true };
}

/** Creates an element; a string becomes a text. */
export function element(
  tagName: string,
  properties: Element['properties'],
  ...children: (Content | string)[]
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
    data: { _mdxExplicitJsx: true },
  };
}

/**
 * Writes a tree as HTML. Braces are written as references, so that Vue, which compiles Markdown pages in VitePress, doesn't read `{{` as an expression.
 */
export function toHtml(content: Content): string {
  if (content.type === 'text') return escaped(content.value);
  const { tagName, properties, children } = content;
  const attributes = Object.entries(properties).map(([name, value]) =>
    value === undefined ? '' : ` ${name === 'className' ? 'class' : name}="${escaped(value)}"`,
  );
  return `<${tagName}${attributes.join('')}>${children.map(toHtml).join('')}</${tagName}>`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '{': '&#123;',
};

function escaped(text: string): string {
  return text.replace(/[&<"{]/g, (character) => REFERENCES[character] ?? character);
}
