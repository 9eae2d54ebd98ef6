import {
  hostOfSite,
  otherSiteTexts,
  startTexts,
  type WaitingOnOtherSite as Waiting,
} from '../../../messages';
import { urlOnExample } from '../../../store';
import { useOtherSite } from '../../parts/answer/use-other-site';
import { FactRow } from '../../parts/fact/fact-row';
import { isApple } from '../../parts/is-apple';
import { useActions, useTester } from '../../parts/tester-context';
import { Way, WayList } from '../../parts/way/way-list';
import styles from './other-site.module.css';

interface OtherSiteProps {
  readonly waiting: Waiting;
}

/** Ways to get an answer about a page of another site than the file's. */
export function OtherSiteReason({ waiting }: OtherSiteProps) {
  return waiting.because === 'example' ? (
    <BesideExample waiting={waiting} />
  ) : (
    <BesideFile waiting={waiting} />
  );
}

function BesideExample({ waiting }: OtherSiteProps) {
  const { site } = waiting;
  const actions = useActions();
  const { fetch } = useOtherSite(waiting);
  const example = useTester(urlOnExample);
  if (example === null) return null;
  return (
    <div className={styles['part']}>
      <h3 className={styles['title']}>
        <b>{otherSiteTexts.noAnswer}</b> <span>{otherSiteTexts.why(new URL(example).origin, site)}</span>
      </h3>
      <WayList label={otherSiteTexts.ways}>
        {fetch && (
          <Way
            icon="globe"
            name={otherSiteTexts.fetchFrom(site)}
            about={otherSiteTexts.fetchAbout}
            onChoose={fetch}
          />
        )}
        <PasteWay site={site} />
        <LeavingWay
          icon="example"
          name={otherSiteTexts.useExample}
          about={otherSiteTexts.exampleAbout(example)}
          act={() => actions.setUrl(example)}
        />
      </WayList>
    </div>
  );
}

function BesideFile({ waiting }: OtherSiteProps) {
  const { because, site, path } = waiting;
  const own = waiting.own ?? '';
  const line = useTester(({ report }) => report?.file.sitemapLine ?? 0);
  const { fetch, askHere, acceptSame, settle } = useOtherSite(waiting);
  if (because === 'example') return null;
  const { title, text } = otherSiteTexts.heads[because];
  const isHint = because === 'sitemap';
  // Enter in the URL field fetches the file, too.
  const fetchWay = fetch && (
    <Way
      icon="globe"
      name={otherSiteTexts.fetchFrom(site)}
      about={otherSiteTexts.replaces}
      keys={isHint ? undefined : otherSiteTexts.key}
      onChoose={fetch}
    />
  );
  const same = (name: string) => (
    <LeavingWay icon="tick" name={name} about={otherSiteTexts.remembered} act={acceptSame} />
  );
  return (
    <div className={styles['part']}>
      <h3 className={styles['title']}>
        <b>{title}</b>
      </h3>
      <p className={styles['text']}>{text}</p>
      <dl className={styles['facts']}>
        <FactRow
          name={isHint ? otherSiteTexts.sitemapLine(line) : otherSiteTexts.thisFile}
          text={<code>{hostOfSite(own)}</code>}
        />
        <FactRow name={otherSiteTexts.asked} text={<code>{hostOfSite(site)}</code>} />
        {because === 'other' && (
          <FactRow name={otherSiteTexts.crawlersRead} text={<code>{otherSiteTexts.address(site)}</code>} />
        )}
      </dl>
      <WayList label={otherSiteTexts.ways}>
        {because === 'www' && same(otherSiteTexts.bothServe)}
        {isHint && (
          <LeavingWay
            icon="tick"
            name={otherSiteTexts.settleWay(site)}
            about={otherSiteTexts.settleAbout}
            act={settle}
          />
        )}
        {fetchWay}
        {because !== 'www' && <PasteWay site={site} />}
        <LeavingWay
          icon="right"
          name={otherSiteTexts.askThere(path, own)}
          about={otherSiteTexts.keeps}
          act={askHere}
        />
        {because === 'other' && same(otherSiteTexts.servesToo(site, own))}
      </WayList>
    </div>
  );
}

function PasteWay({ site }: { readonly site: string }) {
  return (
    <Way
      icon="paste"
      name={otherSiteTexts.paste}
      about={otherSiteTexts.pasteAbout(site)}
      keys={startTexts.pasteKeys(isApple())}
    />
  );
}

interface LeavingWayProps extends Pick<Parameters<typeof Way>[0], 'icon' | 'name' | 'about'> {
  act(): void;
}

/** A way that goes with the question, so that the focus moves to the view. */
function LeavingWay({ act, ...way }: LeavingWayProps) {
  return (
    <Way
      {...way}
      onChoose={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        act();
      }}
    />
  );
}
