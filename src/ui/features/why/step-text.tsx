import { Fragment } from 'react';
import type { RichWithTerms } from '../../../messages';
import { RichText } from '../../parts/text/rich-text';
import { Term } from '../../parts/text/term';

/** Renders a text of a step. Only these texts have explained words. */
export function StepText({ text }: { readonly text: RichWithTerms }) {
  return text.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place in the text
    <Fragment key={index}>
      {typeof part === 'object' && 'term' in part ? (
        <Term word={part.term} explain={part.explain} />
      ) : (
        <RichText text={[part]} />
      )}
    </Fragment>
  ));
}
