import { otherSiteTexts } from '../../../messages';
import { fetchForQuestion } from '../../../store/bring';
import { Button } from '../../parts/controls/button';
import { useBinding } from '../../parts/tester-context';
import styles from './fetch-site.module.css';
import type { FetchSiteProps as FieldProps } from './url-field';

interface FetchSiteProps extends FieldProps {
  /** Scheme, host and port. */
  readonly site: string;
}

/** Button at the end of the URL field: fetches the robots.txt of the tested site. The focus stays in the field. */
export function FetchSite({ field, site }: FetchSiteProps) {
  const tester = useBinding();
  return (
    <Button
      small
      primary
      icon="globe"
      aria-label={`${otherSiteTexts.fetch} ${otherSiteTexts.fetchWhat}`}
      className={styles['fetch']}
      onClick={() => {
        void fetchForQuestion(tester, site);
        // The button goes with the question that it is for.
        field.current?.focus();
      }}
    >
      <span>
        {otherSiteTexts.fetch} <span className={styles['rest']}>{otherSiteTexts.fetchWhat}</span>
      </span>
    </Button>
  );
}
