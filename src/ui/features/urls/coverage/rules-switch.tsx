import { useId } from 'react';
import { coverageTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import choices from '../../../parts/controls/counted-choices.module.css';
import { HiddenText } from '../../../parts/text/hidden-text';
import styles from './rules-switch.module.css';

/** Content of the URLs view: the table of URLs, or the rules with the URLs each one decides. */
export type UrlsSide = 'urls' | 'rules';

const SIDES: readonly UrlsSide[] = ['urls', 'rules'];

interface RulesSwitchProps {
  readonly shown: UrlsSide;
  readonly onShow: (side: UrlsSide) => void;
}

/** Switches between the table of URLs and the table of rules. */
export function RulesSwitch({ shown, onShow }: RulesSwitchProps) {
  const group = useId();
  return (
    <fieldset className={classNames(choices['filter'], styles['switch'])}>
      <legend>
        <HiddenText>{coverageTexts.show}</HiddenText>
      </legend>
      {SIDES.map((side) => (
        <label key={side} className={choices['choice']}>
          <input type="radio" name={group} checked={side === shown} onChange={() => onShow(side)} />
          {coverageTexts.shown[side]}
        </label>
      ))}
    </fieldset>
  );
}
