import { useState } from 'react';
import { themeText } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { nextTheme } from './next-theme';

/** Button that cycles through system, light and dark. Announces the new theme, because screen readers don't read its changed name. */
export function ThemeButton() {
  const theme = useTester((state) => state.theme);
  const actions = useActions();
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <Button
        iconOnly
        icon={theme}
        aria-label={themeText(theme)}
        title={themeText(theme)}
        onBlur={() => setChanged(false)}
        onClick={() => {
          actions.setTheme(nextTheme(theme));
          setChanged(true);
        }}
      />
      <HiddenText>
        <span aria-live="polite">{isChanged && themeText(theme)}</span>
      </HiddenText>
    </>
  );
}
