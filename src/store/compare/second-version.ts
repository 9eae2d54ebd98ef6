import { cloudflareBlock } from '../../catalogue/templates/managed-block';
import { unifyLineEnds } from '../../engine/source';
import { startOfFile } from '../bring-file';
import { draftDocument, textDocument } from '../document';
import type { Draft } from '../draft';
import { readFile } from '../read-file';
import type { Compare, SecondVersion, SecondVersionProblem } from './compare-state';

/** Reads a file as a second version. For a test file, returns the text in it. */
export async function versionOfFile(file: File): Promise<SecondVersion | SecondVersionProblem> {
  const read = await readFile(file, await startOfFile(file));
  return 'content' in read ? { kind: 'file', name: file.name, content: read.content } : read;
}

/** Returns pasted text as a second version. */
export function versionOfText(text: string): SecondVersion {
  return { kind: 'pasted', content: textDocument(unifyLineEnds(text).text, { kind: 'typed' }) };
}

/** Returns a saved draft as a second version. */
export function versionOfDraft(draft: Draft): SecondVersion {
  return { kind: 'draft', name: draft.name, content: draftDocument(draft) };
}

/** Reads the file of a share link, or of an address with parameters, as a second version. `link` is the whole link, or the part after `#`. */
export async function versionOfLink(
  link: string,
  readAddress: Compare['readAddress'],
): Promise<SecondVersion | SecondVersionProblem> {
  const [beforeHash = '', ...fragment] = link.trim().split('#');
  const [, ...query] = beforeHash.split('?');
  const isWhole = fragment.length > 0 || query.length > 0;
  try {
    const address = isWhole
      ? { fragment: fragment.join('#'), query: query.join('?') }
      : { fragment: beforeHash, query: '' };
    const { content, problem } = await readAddress(address);
    if (problem !== null) return { kind: 'link-refused', reason: problem };
    return content === null ? { kind: 'link-without-file' } : { kind: 'link', content };
  } catch {
    return { kind: 'link-refused', reason: 'unread' };
  }
}

/** Returns the current text, preceded by the block that Cloudflare adds, as a second version. */
export function versionWithAiBlock(): SecondVersion {
  const { service, text, names } = cloudflareBlock;
  return { kind: 'ai-block', service, inFront: text, names };
}

/** Returns whether the result is a second version. */
export function isSecondVersion(read: SecondVersion | SecondVersionProblem): read is SecondVersion {
  return 'content' in read || 'inFront' in read;
}
