import type { Example } from './example';
import { crawlDelay } from './examples/crawl-delay';
import { shop } from './examples/shop';
import { sitemap } from './examples/sitemap';
import { tie } from './examples/tie';

/** The example shown on a first run. */
export const firstRunExample: Example = shop;

/** All examples, in the order of the menu. */
export const examples: readonly Example[] = [shop, crawlDelay, sitemap, tie];
