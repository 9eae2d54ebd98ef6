/** The list of URLs: the importers' and the table's door to it. */
export type { Expectation, ExpectedWord } from './expectations';
export type { RejectReason } from './reject-reason';
export { RejectedLines } from './rejected-lines';
export { LONGEST_URL, rejectionOf, UrlList } from './url-list';
