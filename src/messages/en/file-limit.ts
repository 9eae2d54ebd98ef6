import type { DialectId } from '../../engine';
import type { Rich } from '../rich';
import { bytes } from './bytes';
import { dialectName } from './dialects';
import { formatNumber } from './intl';

/** Says that the file exceeds the crawler's limit, and either where reading stops or that the whole file is ignored. */
export function limitText(
  limit: { readonly line: number; readonly isWholeFileLost: boolean },
  byteLimit: number,
  dialect: DialectId,
): Rich {
  const title = { strong: `The file is larger than ${bytes(byteLimit)}.` };
  if (limit.isWholeFileLost)
    return [title, ` ${dialectName(dialect)} treats such a file as missing, so everything is allowed.`];
  return [
    title,
    ` ${dialectName(dialect)} ignores everything after byte ${formatNumber(byteLimit)}, at `,
    { line: limit.line },
    '.',
  ];
}
