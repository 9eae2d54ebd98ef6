import { type DialectTexts, enginesTexts } from '../../../../messages';
import link from '../../../parts/controls/link.module.css';
import { HiddenText } from '../../../parts/text/hidden-text';

/** A link to the reference of a dialect. Nothing is loaded until it is followed. */
export function SourceLink({ source }: { readonly source: NonNullable<DialectTexts['laterSource']> }) {
  return (
    <a className={link['link']} href={source.href} target="_blank" rel="noopener">
      {source.name}
      <HiddenText>({enginesTexts.newTab})</HiddenText>
    </a>
  );
}
