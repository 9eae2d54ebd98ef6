import { compareTexts, simplifyTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import type { ShownVersion } from './use-shown-versions';
import { useVersionChoice, useVersionUse } from './version-choice';

/** Button for a version: puts it into the editor, or simplifies the edited file again. */
export function VersionAction({ action }: Pick<ShownVersion, 'action'>) {
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
