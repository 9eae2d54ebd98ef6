import type { Draft } from '../draft';
import { noList } from '../list-snapshot';

/** The fields of a draft that few tests are about. */
export const PLAIN_DRAFT: Omit<Draft, 'text' | 'savedAt'> = {
  bytes: null,
  lineEnd: 'lf',
  bom: false,
  edited: true,
  origin: { kind: 'typed' },
  crawlerInput: 'googlebot',
  urlInput: '/',
  dialectChoice: 'own',
  robotsUrlInput: '',
  list: noList(),
  name: '',
};
