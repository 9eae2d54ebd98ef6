import { defineLanguageFacet, languageDataProp } from '@codemirror/language';
import { NodeSet, NodeType } from '@lezer/common';
import { styleTags, tags } from '@lezer/highlight';

/** Ids of the node types, which are also their places in `robotsNodes`. */
export const Node = {
  Document: 0,
  /** Whole lines, grouped only so that an edit re-reads few of them. */
  Lines: 1,
  Directive: 2,
  Field: 3,
  /** The colon; a directive that is separated by white space has none. */
  Separator: 4,
  Value: 5,
  Comment: 6,
  /** Text that is no directive. */
  Text: 7,
  /** What stands behind a NUL: the line ends there for the parser. */
  Ignored: 8,
} as const;

const names = Object.keys(Node) as (keyof typeof Node)[];

/** What CodeMirror's commands know about the language: how a line is commented out. */
export const robotsData = defineLanguageFacet({ commentTokens: { line: '#' } });

/** The node types of a robots.txt tree, with their highlighting. */
export const robotsNodes = new NodeSet(
  names.map((name) => NodeType.define({ id: Node[name], name, top: name === 'Document' })),
).extend(
  languageDataProp.add({ Document: robotsData }),
  styleTags({
    Field: tags.propertyName,
    Separator: tags.punctuation,
    Value: tags.string,
    Comment: tags.comment,
    Ignored: tags.invalid,
  }),
);

/** The type with this id. */
export function nodeType(id: number): NodeType {
  const type = robotsNodes.types[id];
  if (type === undefined) throw new RangeError(`No node type ${id}`);
  return type;
}
