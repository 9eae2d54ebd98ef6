export { MOST_COLUMNS } from '../../worker/urls/most-columns';
