import type { RichPart } from '../../src/messages/rich';

/**
 * The exports of a module of texts that aren't texts. A text is a string, a rich text, a function that returns a text, or a list or record of texts.
 * Null and undefined stand for no text. Several literals, such as the ids of two icons, are a choice and no text.
 */
export type NotTexts<Module> = {
  [Name in keyof Module as false extends IsText<Module[Name]> ? Name : never]: Name;
};

/** `false`, or a union with `false`, if a value isn't a text. */
type IsText<Value> = [Value] extends [string | null | undefined]
  ? IsString<NonNullable<Value>>
  : Value extends string | null | undefined
    ? true
    : Value extends (...args: never) => infer Result
      ? IsText<Result>
      : Value extends readonly unknown[]
        ? AreTexts<Value>
        : Value extends object
          ? IsRichPart<Value> extends true
            ? true
            : { [Key in keyof Value]-?: IsText<Value[Key]> }[keyof Value]
          : false;

/** Tells a tuple, whose elements may be different literals, from a list. */
type AreTexts<List extends readonly unknown[]> = number extends List['length']
  ? IsText<List[number]>
  : { [Place in keyof List]: IsText<List[Place]> }[number];

/** Returns `false` for a union of literals. */
type IsString<Text extends string, Union = Text> = [Text] extends [never]
  ? true
  : Text extends unknown
    ? [Union] extends [Text]
      ? true
      : false
    : never;

type IsRichPart<Part extends object> = Part extends RichPart
  ? Exclude<keyof Part, 'code' | 'strong' | 'em' | 'line' | 'lastLine'> extends never
    ? true
    : false
  : false;
