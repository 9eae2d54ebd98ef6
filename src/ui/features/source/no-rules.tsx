import { noRules, siteTexts } from '../../../messages';
import type { SiteOrigin } from '../../../store';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
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
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['primary'])}
          onClick={() => actions.showPanel({ kind: 'fetch', site: site.url })}
        >
          {siteTexts.fetchAgain}
        </button>
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
          onClick={onPaste}
        >
          <Icon name="paste" />
          {siteTexts.paste}
        </button>
      </div>
    </div>
  );
}
