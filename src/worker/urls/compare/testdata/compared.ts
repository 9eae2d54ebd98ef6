import { type Condition, PLAIN_ANSWER } from '../../../../engine';
import { ParsedFile } from '../../../document/parsed-file';
import type { PostedCrawler } from '../../../posted-crawler';
import type { UrlsCrawler } from '../../urls-protocol';
import { listOf } from '../../verdicts/testdata/questions';
import { UrlVerdicts } from '../../verdicts/url-verdicts';
import { CompareSession } from '../compare-session';

/** Two files and the question about them. */
interface ComparedFiles {
  readonly other: readonly string[];
  readonly present: readonly string[];
  readonly urls: readonly string[];
  readonly crawlers: readonly (PostedCrawler & Partial<Pick<UrlsCrawler, 'names'>>)[];
  readonly condition?: Condition;
}

/** Returns a session that has compared two files. */
export function compared({ other, present, urls, crawlers, condition }: ComparedFiles): CompareSession {
  const session = new CompareSession();
  session.open({ source: other.join('\n') }, 1);
  session.update({
    version: 1,
    urls: listOf(urls),
    present: ParsedFile.open({ source: present.join('\n') }),
    condition: condition ?? { robotsUrl: null, answer: PLAIN_ANSWER },
    crawlers: crawlers.map((crawler) => ({ ...named(crawler), ...crawler })),
    decided: new UrlVerdicts(),
  });
  while (session.step());
  return session;
}

/** Names a crawler after its first product token. */
export function named(crawler: PostedCrawler): UrlsCrawler {
  return { ...crawler, names: [String(crawler.productTokens[0])], consultation: 'unknown' };
}
