export type { ByteLimitCut } from './apply-byte-limit';
export { type Directive, Line, type LineContent } from './line';
export { LineFlag, LineKind, LineSpan, type LineTable } from './line-table';
export { type ParseOptions, parseRobotsTxt } from './parse-robots-txt';
export { type Group, type GroupAgent, RobotsTxt, type Rule, type Sitemap } from './robots-txt';
