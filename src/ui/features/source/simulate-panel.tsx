import { simulateButton } from '../../../messages';
import { SourcePanel, type SourcePanelProps } from '../../parts/dialog/source-panel';
import { SimulateForm } from './simulate-form';

/** The panel in which other answers of the site are pretended. Comes when somebody asks for it, with the rules of all readers. */
export function SimulatePanel({ onLeave, onEditor: _, ...frame }: SourcePanelProps) {
  return (
    <SourcePanel {...frame} label={simulateButton.title} onEscape={onLeave}>
      <SimulateForm onClose={onLeave} />
    </SourcePanel>
  );
}
