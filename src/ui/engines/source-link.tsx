import { type DialectTexts, enginesTexts } from '../../messages';
import { HiddenText } from '../parts/hidden-text';
import link from '../parts/link.module.css';

/** A link to the text a reader is measured by. Nothing is loaded before it is followed. */
export function SourceLink({ source }: { readonly source: DialectTexts['source'] }) {
  return (
    <a className={link['link']} href={source.href} target="_blank" rel="noopener">
      {source.name}
      <HiddenText>({enginesTexts.newTab})</HiddenText>
    </a>
  );
}
