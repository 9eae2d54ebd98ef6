/** Imports URLs from lists, tables, sitemaps, access logs and HAR files. */
export { SNIFFED_BYTES } from './first-bytes';
export { importUrls } from './import-urls';
export { sniff } from './sniff';
