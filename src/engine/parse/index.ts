export type { GroupSpan } from './group-table';
export { type Directive, Line, type LineContent } from './line';
export { type ParseOptions, parseRobotsTxt } from './parse-robots-txt';
export { readAgain } from './read-again';
export { type Group, type GroupAgent, RobotsTxt, type Rule, type Sitemap } from './robots-txt';
