import { compareTexts, simplifyTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import linkStyles from '../../parts/controls/link.module.css';
import { Menu } from '../../parts/menu/menu';
import { MenuItem } from '../../parts/menu/menu-item';
import { useCompare } from './use-compare';
import type { ShownVersion } from './use-shown-versions';
import { useVersionChoice, useVersionUse, versionKinds } from './version-choice';
import styles from './versions-head.module.css';

interface VersionsHeadProps {
  readonly versions: readonly [before: ShownVersion, after: ShownVersion];
  readonly isSwapped: boolean;
}

/** The compared versions in order, with the actions to change and swap them. */
export function VersionsHead({ versions, isSwapped }: VersionsHeadProps) {
  const compare = useCompare();
  const choose = useVersionChoice();
  const about = versions.find((version) => version.about !== null)?.about ?? null;
  return (
    <div className={styles['head']}>
      <dl className={styles['versions']}>
        {versions.map((version, index) => (
          <div key={version.title} className={styles['version']}>
            <dt>{index === 0 ? compareTexts.before : compareTexts.after}</dt>
            <dd>
              <span>
                <b>{version.title}</b> <bdi className={styles['facts']}>{version.facts}</bdi>
              </span>
              <VersionAction action={version.action} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Menu label={compareTexts.change} icon="drafts">
          {versionKinds.map((kind) => (
            <MenuItem key={kind} label={compareTexts.ways[kind]} onChoose={() => choose(kind)} />
          ))}
          <MenuItem label={compareTexts.close} icon="close" onChoose={() => compare.clear()} />
        </Menu>
        <Button title={compareTexts.swapHint} onClick={() => compare.setQuery({ isSwapped: !isSwapped })}>
          {compareTexts.swap}
        </Button>
      </div>
      {about && (
        <p className={styles['about']}>
          {about.text}{' '}
          {about.source !== null && (
            <a
              className={classNames(linkStyles['link'])}
              href={about.source}
              target="_blank"
              rel="noopener noreferrer"
            >
              {compareTexts.source}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

/** Button for a version: puts it into the editor, or simplifies the edited file again. */
function VersionAction({ action }: Pick<ShownVersion, 'action'>) {
  const choose = useVersionChoice();
  const use = useVersionUse();
  if (action === null) return null;
  if (action === 'simplify')
    return (
      <Button outlined small onClick={() => choose('simplified')}>
        {simplifyTexts.again}
      </Button>
    );
  return (
    <Button outlined small title={compareTexts.useHint} onClick={use}>
      {compareTexts.use}
    </Button>
  );
}
