import { defineLanguageFacet, languageDataProp } from '@codemirror/language';
import { NodeSet, NodeType } from '@lezer/common';
import { styleTags, tags } from '@lezer/highlight';

/** Ids of the node types, which are also their indexes in `robotsNodes`. */
export const RobotsNode = {
  Document: 0,
  /** Whole lines, grouped only so that an edit re-parses few of them. */
  Lines: 1,
  Directive: 2,
  Field: 3,
  /** The colon. A directive separated by whitespace has none. */
  Separator: 4,
  Value: 5,
  Comment: 6,
  /** Text that isn't a directive. */
  Text: 7,
  /** Text after a NUL, which ends the line for the parser. */
  Ignored: 8,
} as const;

const names = Object.keys(RobotsNode) as (keyof typeof RobotsNode)[];

/** Language data for CodeMirror's commands: how to comment out a line. */
export const robotsData = defineLanguageFacet({ commentTokens: { line: '#' } });

/** The node types of a robots.txt tree, with their highlighting. */
export const robotsNodes = new NodeSet(
  names.map((name) => NodeType.define({ id: RobotsNode[name], name, top: name === 'Document' })),
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

/** Returns the type with this id. Throws a `RangeError` if there is none. */
export function nodeType(id: number): NodeType {
  const type = robotsNodes.types[id];
  if (type === undefined) throw new RangeError(`No node type ${id}`);
  return type;
}
