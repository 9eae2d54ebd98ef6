import { noRules, siteTexts } from '../../../messages';
import type { SiteOrigin } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useActions } from '../../parts/tester-context';
import styles from './no-rules.module.css';
import panelStyles from './start-panel.module.css';

interface NoRulesProps {
  readonly site: SiteOrigin;
  readonly onPaste: () => void;
}

/** In the place of a text, where the site sent none: what it sent instead, and what can be done. */
export function NoRules({ site, onPaste }: NoRulesProps) {
  const actions = useActions();
  const { title, text } = noRules(site);
  return (
    <div className={panelStyles['panel']}>
      <h2 className={panelStyles['title']}>{title}</h2>
      <p className={panelStyles['privacy']}>{text}</p>
      <div className={styles['buttons']}>
        <Button primary onClick={() => actions.showPanel({ kind: 'fetch', site: site.url })}>
          {siteTexts.fetchAgain}
        </Button>
        <Button outlined icon="paste" onClick={onPaste}>
          {siteTexts.paste}
        </Button>
      </div>
    </div>
  );
}
