import { decide, parseRobotsTxt } from 'robots-txt-tester';
import { crawlers } from 'robots-txt-tester/catalogue';
import { robotsTxtFences } from 'robots-txt-tester/markdown-it';
import rehypeRobotsTxt from 'robots-txt-tester/rehype';
import { type Example, renderExample } from 'robots-txt-tester/render';

const example: Example = { text: '', url: undefined, more: undefined };
const options = { live: undefined };

export const used = [
  ...[decide, parseRobotsTxt, crawlers, robotsTxtFences],
  ...[rehypeRobotsTxt(options), renderExample(example, options)],
];
