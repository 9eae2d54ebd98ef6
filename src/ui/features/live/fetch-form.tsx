import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { crawlerName, liveTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import fieldStyles from '../../parts/controls/field.module.css';
import { useTester } from '../../parts/tester-context';
import styles from './fetch-panel.module.css';
import { SiteField } from './site-field';
import siteStyles from './site-field.module.css';
import { useLive, useLiveState } from './use-live';

/** Which site is asked, and in whose name. */
export function FetchForm({ onLeave }: { readonly onLeave: () => void }) {
  const live = useLive();
  const site = useLiveState((state) => state.site);
  const isBusy = useLiveState((state) => state.underWay !== null);
  const isAgain = useLiveState((state) => state.fetched !== null && state.fetched === state.site.trim());
  const field = useRef<HTMLInputElement>(null);
  const request = useTester((state) => state.sourcePanel);
  // In the same task in which `FirstSiteField` goes, so that the next key finds the field, behind what was typed there.
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus();
    if (request?.kind === 'fetch' && request.typed !== undefined)
      input?.setSelectionRange(input.value.length, input.value.length);
    else input?.select();
  }, [request]);
  useEffect(() => {
    live.look();
    if (request?.kind !== 'fetch' || request.site === null) return;
    if (request.stopped) live.tellStopped(request.site, request.stopped);
    else live.fetchSite(request.site);
  }, [live, request]);
  return (
    <form
      className={siteStyles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        live.fetch();
      }}
    >
      <SiteField ref={field} value={site} onType={live.setSite} />
      <AskAs />
      <div className={styles['buttons']}>
        <Button type="submit" primary>
          {isAgain ? liveTexts.fetchAgain : liveTexts.fetch}
        </Button>
        {isBusy && (
          <Button
            outlined
            onClick={() => {
              live.cancel();
              // The button goes with the request.
              field.current?.focus();
            }}
          >
            {liveTexts.cancel}
          </Button>
        )}
        <Button className={styles['close']} onClick={onLeave}>
          {liveTexts.close}
        </Button>
      </div>
    </form>
  );
}

/** In whose name the site is asked: the tester's own, or the present crawler's. Nothing where the service cannot tell yet. */
function AskAs() {
  const id = useId();
  const live = useLive();
  const asCrawler = useLiveState((state) => state.asCrawler);
  const about = useLiveState((state) => state.about);
  const crawler = useTester((state) => state.crawler);
  if (about === null) return null;
  const name = crawlerName(crawler);
  const canAsk = crawler.kind === 'known' && about.crawlers.includes(crawler.crawler.id);
  return (
    <>
      <label className={siteStyles['label']} htmlFor={id}>
        {liveTexts.as}
      </label>
      <select
        id={id}
        className={classNames(fieldStyles['field'], styles['as'])}
        value={asCrawler && canAsk ? 'crawler' : 'tester'}
        aria-describedby={canAsk || name === '' ? undefined : `${id}note`}
        onChange={(event) => live.setAsCrawler(event.currentTarget.value === 'crawler')}
      >
        <option value="tester">{liveTexts.tester}</option>
        {canAsk && <option value="crawler">{name}</option>}
      </select>
      {!canAsk && name !== '' && (
        <span id={`${id}note`} className={classNames(styles['note'], styles['under'])}>
          {liveTexts.cannotAskAs(name)}
        </span>
      )}
    </>
  );
}
