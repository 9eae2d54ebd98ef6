/** Entry point of the list of URLs, for the importers and the table. */

export type { ExpectedOutcome } from '../../answer';
export { type Expectation, type Expectations, wordIn } from './expectations';
export { ownText } from './own-text';
export { REJECT_REASONS, type RejectReason } from './reject-reason';
export { RejectedLineList } from './rejected-lines';
export type { Requester, Requesters, RequestingCrawler } from './requesters';
export { entryOf, LONGEST_LISTED_URL, rejectionOf, UrlList, writtenUrl } from './url-list';
