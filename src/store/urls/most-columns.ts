export { MOST_COLUMNS } from '../../worker/urls/verdicts/most-columns';
