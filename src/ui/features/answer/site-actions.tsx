import { otherSiteTexts, seemsFor, type WaitingOnOtherSite } from '../../../messages';
import { hintedSite, urlOnExample } from '../../../store';
import { useAnswer } from '../../parts/answer/use-answer';
import { useOtherSite } from '../../parts/answer/use-other-site';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { useMedia } from '../../parts/use-media';
import { tabId } from '../../parts/view/view-panels';
import styles from './site-actions.module.css';

/** Matches windows in which the sentence and two buttons with hosts don't fit into one line. */
const NARROW = '(max-width: 1099px), (height < 560px)';

/** Says that the file may be for another site than the tested page, and settles it. Renders nothing if there is no doubt. */
export function SiteActions() {
  const answer = useAnswer();
  const hinted = useTester(hintedSite);
  if (answer.kind === 'answered') {
    const { origin, path } = answer.url;
    return hinted === null || origin === null ? null : <Settle site={origin} path={path} own={hinted} />;
  }
  if (answer.waiting.kind !== 'other-site') return null;
  return answer.waiting.because === 'example' ? <ExampleButton /> : <Choices {...answer.waiting} />;
}

/** Beside an answer. */
function Settle(page: Pick<WaitingOnOtherSite, 'site' | 'path' | 'own'>) {
  const { settle } = useOtherSite(page);
  const isNarrow = useMedia(NARROW);
  return (
    <span className={styles['hint']} data-hint>
      <span className={styles['text']}>{seemsFor(page.own ?? '')}</span>
      <Button outlined small onClick={leaving(settle)}>
        {isNarrow ? otherSiteTexts.settleShort : otherSiteTexts.settle(page.site)}
      </Button>
    </span>
  );
}

/** In place of an answer. */
function Choices({ because, ...page }: WaitingOnOtherSite) {
  const { fetch, askHere, acceptSame, settle } = useOtherSite(page);
  const { site, path, own } = page;
  const isNarrow = useMedia(NARROW);
  const askThere = isNarrow ? otherSiteTexts.askThereShort : otherSiteTexts.askThere(path, own ?? '');
  return (
    <span className={styles['actions']}>
      {because === 'www' && (
        <Button outlined small onClick={leaving(acceptSame)}>
          {otherSiteTexts.same}
        </Button>
      )}
      {because === 'sitemap' && (
        <Button outlined small onClick={leaving(settle)}>
          {isNarrow ? otherSiteTexts.settleShort : otherSiteTexts.settle(site)}
        </Button>
      )}
      {because !== 'sitemap' && fetch && (
        <Button primary={because === 'other'} outlined={because === 'www'} small onClick={leaving(fetch)}>
          {because === 'www' ? otherSiteTexts.fetchAndCheck : otherSiteTexts.fetchIt}
        </Button>
      )}
      {because !== 'www' && (
        <Button outlined small onClick={leaving(askHere)}>
          {because === 'other' ? otherSiteTexts.askHere(path) : askThere}
        </Button>
      )}
    </span>
  );
}

/** Moves the focus on, because the buttons go with the question. */
function leaving(act: () => void): () => void {
  return () => {
    document.getElementById(tabId('why'))?.focus();
    act();
  };
}

/** Tests the page on the example's host instead. */
function ExampleButton() {
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
