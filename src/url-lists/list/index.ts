/** Entry point of the list of URLs, for the importers and the table. */

export type { ExpectedOutcome } from '../../answer';
export { type Expectation, type Expectations, wordIn } from './expectations';
export { ownText } from './own-text';
export { REJECT_REASONS, type RejectReason } from './reject-reason';
export { RejectedLines } from './rejected-lines';
export type { Requester, Requesters, RequestingCrawler } from './requesters';
export { LONGEST_LISTED_URL, rejectionOf, UrlList } from './url-list';
export { entryOf, writtenUrl } from './written-url';
