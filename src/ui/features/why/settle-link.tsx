import { otherSiteTexts } from '../../../messages';
import { type ReadUrl, servesSameFile } from '../../../store';
import { useOtherSite } from '../../parts/answer/use-other-site';
import link from '../../parts/controls/link.module.css';
import { useTester } from '../../parts/tester-context';

/** Settles whose file it is, or checks what was said about it. */
export function SettleLink({ page: { origin, path } }: { readonly page: Pick<ReadUrl, 'origin' | 'path'> }) {
  const isSame = useTester(servesSameFile);
  const site = origin ?? '';
  const { fetch, settle } = useOtherSite({ site, path, own: null });
  const act = isSame ? fetch : settle;
  if (act === null || origin === null) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        className={link['link']}
        onClick={({ currentTarget }) => {
          // The link goes with the doubt.
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
          act();
        }}
      >
        {isSame ? otherSiteTexts.fetchAndCheck : otherSiteTexts.settle(site)}
      </button>
    </>
  );
}
