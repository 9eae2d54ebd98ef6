import { otherSiteTexts } from '../../../messages';
import { urlOnExample } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { tabId } from '../../parts/view/view-panels';

/** Tests the page on the example's host instead. */
export function ExampleButton() {
  const actions = useActions();
  const target = useTester(urlOnExample);
  if (target === null) return null;
  return (
    <Button
      outlined
      small
      title={target}
      onClick={() => {
        actions.setUrl(target);
        // The button goes with the question.
        document.getElementById(tabId('why'))?.focus();
      }}
    >
      {otherSiteTexts.useExample}
    </Button>
  );
}
