import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { crawlerName, liveTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { Select } from '../../parts/controls/select';
import { useTester } from '../../parts/tester-context';
import styles from './fetch-panel.module.css';
import { focusSite, SiteField } from './site-field';
import siteStyles from './site-field.module.css';
import { useLive, useLiveState } from './use-live';

/** Form for the site to fetch and the user agent to fetch it with. */
export function FetchForm({ onLeave }: { readonly onLeave: () => void }) {
  const live = useLive();
  const site = useLiveState((state) => state.site);
  const isBusy = useLiveState((state) => state.underWay !== null);
  const isAgain = useLiveState((state) => state.fetched !== null && state.fetched === state.site.trim());
  const field = useRef<HTMLInputElement>(null);
  const request = useTester((state) => state.sourcePanel);
  // A layout effect runs in the same task that removes `FirstSiteField`, so the next key reaches this field,
  // after the text already typed.
  useLayoutEffect(() => {
    focusSite(field.current, request);
  }, [request]);
  useEffect(() => {
    live.checkService();
    if (request?.kind !== 'fetch' || request.site === null) return;
    if (request.stopped) live.reportStopped(request.site, request.stopped);
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
      <ImitateCrawler />
      <div className={styles['buttons']}>
        <Button type="submit" primary>
          {isAgain ? liveTexts.fetchAgain : liveTexts.fetch}
        </Button>
        {isBusy && (
          <Button
            outlined
            onClick={() => {
              live.cancel();
              // This button disappears with the request, so move the focus to the field.
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

/**
 * Selects the user agent: the tester's own or the current crawler's. Renders nothing until the service has
 * described itself.
 */
function ImitateCrawler() {
  const id = useId();
  const live = useLive();
  const asCrawler = useLiveState((state) => state.asCrawler);
  const about = useLiveState((state) => state.about);
  const crawler = useTester((state) => state.crawler);
  if (about === null) return null;
  const name = crawlerName(crawler);
  const canImitate = crawler.kind === 'known' && about.crawlers.includes(crawler.crawler.id);
  return (
    <>
      <label className={siteStyles['label']} htmlFor={id}>
        {liveTexts.as}
      </label>
      <span className={styles['as']}>
        <Select
          id={id}
          value={asCrawler && canImitate ? 'crawler' : 'tester'}
          aria-describedby={canImitate || name === '' ? undefined : `${id}note`}
          onChange={(event) => live.setAsCrawler(event.currentTarget.value === 'crawler')}
        >
          <option value="tester">{liveTexts.tester}</option>
          {canImitate && <option value="crawler">{name}</option>}
        </Select>
      </span>
      {!canImitate && name !== '' && (
        <span id={`${id}note`} className={classNames(styles['note'], styles['under'])}>
          {liveTexts.cannotImitate(name)}
        </span>
      )}
    </>
  );
}
