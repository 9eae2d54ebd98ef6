import { answerInFile, startOfFile } from '../../store/bring-file';
import type { TesterBinding } from '../parts/tester-context';
import { bringAnswer, bringList } from './bring';

/**
 * Opens a chosen or dropped file as what it is: URLs for the list, a server's answer, else a robots.txt or a test file, even if it
 * looks like neither. A file called robots, other than an answer, is opened whatever it contains.
 */
export async function bringFile(tester: TesterBinding, file: File): Promise<void> {
  const { actions } = tester;
  const start = await startOfFile(file);
  if (start?.kind.kind === 'answer' && !start.packed) {
    const printed = await answerInFile(file, start.encoding).catch(() => null);
    if (printed !== null) return bringAnswer(tester, printed);
  }
  if (start?.kind.kind !== 'list' || /robots/i.test(file.name)) return actions.openFile(file, start);
  const isRead = await bringList(tester, async (urls) => {
    const { plan } = await urls.sniff(file, file.name);
    return plan && { source: file, name: file.name, plan, replaces: false };
  });
  if (!isRead) await actions.openFile(file, start);
}
