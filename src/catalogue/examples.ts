import type { ExampleFile } from './example';
import { crawlDelay } from './examples/crawl-delay';
import { shopExample } from './examples/shop';
import { sitemap } from './examples/sitemap';
import { tie } from './examples/tie';

/** The example shown on a first run. */
export const firstRunExample: ExampleFile = shopExample;

/** All examples, in the order of the menu. */
export const examples: readonly ExampleFile[] = [shopExample, crawlDelay, sitemap, tie];
