export type { GroupSpan } from './group-table';
export { Line } from './line';
export { LineFlag, LineKind, LineSpan, LineTable } from './line-table';
export { parseRobotsTxt } from './parse-robots-txt';
export { readAgain } from './read-again';
export { type GroupAgent, RobotsTxt, type Rule } from './robots-txt';
