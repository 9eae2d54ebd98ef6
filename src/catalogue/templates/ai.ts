import { aiTrainingTokens } from '../ai-training-tokens';
import { consultsRobotsTxt } from '../consults-robots-txt';
import type { CatalogueCrawler, CrawlerCategory } from '../crawler';
import { feedsAiTraining } from '../feeds-ai-training';
import { productTokensOf } from '../product-tokens';
import type { Template } from '../template';

const common = {
  use: 'adds-groups',
  // On Cloudflare, the post was read as others retell it.
  sources: [
    'https://support.google.com/webmasters/answer/16908024',
    'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
    'https://blog.cloudflare.com/accountable-mixed-use-ai-crawlers/',
  ],
  readOn: '2026-11-29',
} as const satisfies Partial<Template>;

const CHECK =
  'This template names only crawlers known to follow robots.txt. Others may still crawl, and so may programs that fetch pages when a person asks. If your file already has rules for one of these crawlers, both sets apply. Google’s AI Overviews and AI Mode aren’t affected: use Search Console › Settings › Search generative AI. Bing may use pages for training unless the page says noarchive. If Cloudflare is set to Block (not Disallow) AI training, it also refuses Googlebot, Bingbot and Applebot, whatever robots.txt says.';

/** For templates that leave AI search open, because Google has one name for both. */
const GEMINI = 'Blocking Google-Extended also stops Gemini apps from using your pages as sources.';

/**
 * Returns a function that gives the product tokens of crawlers that feed AI training or have one of these
 * categories, and are known to follow robots.txt.
 */
function trainingAnd(
  ...categories: readonly CrawlerCategory[]
): (crawlers: readonly CatalogueCrawler[]) => readonly string[] {
  return (crawlers) =>
    productTokensOf(
      crawlers.filter(
        (crawler) =>
          (feedsAiTraining(crawler) || categories.includes(crawler.category)) && consultsRobotsTxt(crawler),
      ),
    );
}

const all = trainingAnd('ai-search', 'ai-assistant');
const allButSearch = trainingAnd('ai-assistant');

/** Keeps content out of training, but visible in AI search. */
export const aiTraining: Template = {
  ...common,
  id: 'ai-training',
  title: 'No AI training',
  about:
    'Blocks crawlers that collect pages for training AI models, such as GPTBot, ClaudeBot and CCBot: all in our list that are known to follow robots.txt. It adds no rules for search engines or AI search crawlers.',
  check: `${CHECK} ${GEMINI}`,
  text: (crawlers) => blockCrawlers('Do not use these pages to train AI models', aiTrainingTokens(crawlers)),
};

/** Blocks AI training, AI search and AI assistants. */
export const aiAll: Template = {
  ...common,
  id: 'ai-all',
  title: 'No AI at all',
  about:
    'Blocks crawlers that fetch pages for AI training, AI search or AI assistants: all in our list that are known to follow robots.txt. It adds no rules for ordinary search engines.',
  check: CHECK,
  text: (crawlers) => blockCrawlers('No pages for AI: training, search or assistants', all(crawlers)),
};

/** Like `aiAll`, but allows AI search, which can send visitors. */
export const aiAllButSearch: Template = {
  ...common,
  id: 'ai-all-but-search',
  title: 'No AI except search',
  about:
    'Blocks crawlers that fetch pages for AI training or AI assistants: all in our list that are known to follow robots.txt. It adds no rules for AI search crawlers, which can send you visitors.',
  check: `${CHECK} ${GEMINI}`,
  text: (crawlers) =>
    blockCrawlers('No pages for AI training or assistants; AI search may crawl', allButSearch(crawlers)),
};

/** Returns a group that names crawlers and blocks the whole site for them, below a comment. */
function blockCrawlers(comment: string, productTokens: readonly string[]): string {
  return [`# ${comment}`, ...productTokens.map((token) => `User-agent: ${token}`), 'Disallow: /', ''].join(
    '\n',
  );
}
