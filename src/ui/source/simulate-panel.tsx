import { simulateButton } from '../../messages';
import { SimulateForm } from './simulate-form';
import { SourcePanel, type SourcePanelProps } from './source-panel';

/** The panel in which other answers of the site are pretended. Comes when somebody asks for it, with the rules of all readers. */
export function SimulatePanel({ onLeave, onEditor: _, ...frame }: SourcePanelProps) {
  return (
    <SourcePanel {...frame} label={simulateButton.title} onEscape={onLeave}>
      <SimulateForm onClose={onLeave} />
    </SourcePanel>
  );
}
