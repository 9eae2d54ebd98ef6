import { Fragment } from 'react';
import { overviewTexts } from '../../../messages';
import type { OverviewPlace } from '../../../store';
import { placeText } from './place';
import styles from './place-name.module.css';

/** A place of the site: literal text, a pill for each star, and a note about its end. */
export function PlaceName({ place }: { readonly place: OverviewPlace }) {
  const { texts, note } = placeText(place);
  return (
    <>
      <code translate="no">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no identity but its place
          <Fragment key={index}>
            {index > 0 && <AnyCharacters />}
            {text}
          </Fragment>
        ))}
      </code>
      {note !== '' && <small className={styles['note']}> {note}</small>}
    </>
  );
}

/** The pill that stands for any characters. */
export function AnyCharacters() {
  return <span className={styles['any']}>{overviewTexts.anyCharacters}</span>;
}
