import { count, series } from './intl';

/** Fixed texts of the picture of the overview, and of its dialog. */
export const pictureTexts = {
  button: 'Picture',
  title: 'Picture of the overview',
  close: 'Close',
  exceptions: 'with exceptions',
  privacy: 'Drawn in your browser. Nothing is sent anywhere.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: "Your browser couldn't copy the picture. Save it instead.",
  save: 'Save',
} as const;

/** Says whose file it is: `my-shop.test/robots.txt`. Empty `host`: unknown. */
export function fileOfHost(host: string): string {
  return host === '' ? 'robots.txt' : `${host}/robots.txt`;
}

/** Says what the picture leaves out: `Not shown: 12 more parts of the site, 2 more columns`. Empty if that is nothing. */
export function leftOutOfPicture(rows: number, columns: number): string {
  const parts = [
    ...(rows > 0 ? [count(rows, 'more part of the site', 'more parts of the site')] : []),
    ...(columns > 0 ? [count(columns, 'more column', 'more columns')] : []),
  ];
  return parts.length === 0 ? '' : `Not shown: ${series(parts)}`;
}
