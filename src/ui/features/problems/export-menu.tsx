import { useEffect, useState } from 'react';
import { encodeText } from '../../../engine/source';
import { problemsExport } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { download } from '../../parts/file/download';
import { Menu } from '../../parts/menu/menu';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { useTesterStore } from '../../parts/tester-context';
import { type ExportFormat, exportFormats } from './export/export-formats';
import { gatherProblems } from './export/gather-problems';
import styles from './export-menu.module.css';
import { useProblems } from './use-problems';

/** Milliseconds for which a success is shown. A failure stays. */
const SHOWN_FOR = 4000;

type Outcome = 'copied' | 'saved' | 'copyDenied' | 'failed';

/** Menu that copies or saves all problems and shows the result. */
export function ExportMenu() {
  const problems = useProblems();
  const tester = useTesterStore();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isFailure = outcome === 'copyDenied' || outcome === 'failed';
  useEffect(() => {
    if (outcome === null || isFailure) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome, isFailure]);

  const send = async (format: keyof typeof exportFormats, isCopy: boolean) => {
    setOutcome(null);
    const text = await gatherProblems(problems, tester).then(exportFormats[format].write, () => null);
    if (text === null) return setOutcome('failed');
    if (!isCopy) {
      saveProblems(text, exportFormats[format]);
      return setOutcome('saved');
    }
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyDenied');
    }
  };
  const items = (isCopy: boolean) => (
    <>
      <MenuItem
        icon="file"
        label={problemsExport.text}
        hint={problemsExport.textHint}
        onChoose={() => void send('text', isCopy)}
      />
      <MenuItem
        icon="example"
        label={problemsExport.markdown}
        hint={problemsExport.markdownHint}
        onChoose={() => void send('markdown', isCopy)}
      />
      <MenuItem
        icon="embed"
        label={problemsExport.sarif}
        hint={problemsExport.sarifHint}
        onChoose={() => void send('sarif', isCopy)}
      />
    </>
  );
  return (
    <>
      <div role="status" className={classNames(styles['status'], isFailure && styles['failed'])}>
        {outcome && problemsExport[outcome]}
      </div>
      <Menu label={problemsExport.menu} icon="share">
        <MenuGroup title={problemsExport.save}>{items(false)}</MenuGroup>
        <MenuGroup title={problemsExport.copy}>{items(true)}</MenuGroup>
      </Menu>
    </>
  );
}

/** Offers exported problems as a file to save. */
function saveProblems(text: string, { name, type }: ExportFormat): void {
  download(encodeText(text), name, type);
}
