import { cloudflareTexts } from '../../../messages';
import type { Answered } from '../../parts/answer/use-answer';
import { CrawlerSources } from './facts';
import { SourcedFact } from './sourced-fact';

/** Crawlers that Cloudflare's setting refuses because their pages serve search and AI training. */
const REFUSED: readonly string[] = ['googlebot', 'bingbot', 'applebot'];

/** The post was read as others retell it. */
const SOURCE = {
  source: 'https://blog.cloudflare.com/accountable-mixed-use-ai-crawlers/',
  readOn: '2026-11-29',
  confidence: 'medium',
} as const;

/** Says that Cloudflare may refuse the crawler by a setting outside robots.txt. Renders nothing for other crawlers. */
export function CloudflareFact({ crawler }: Pick<Answered, 'crawler'>) {
  if (crawler.kind !== 'known' || !REFUSED.includes(crawler.crawler.id)) return null;
  return (
    <SourcedFact name={cloudflareTexts.name} text={cloudflareTexts.refuses}>
      <CrawlerSources crawler={SOURCE} />
    </SourcedFact>
  );
}
