import { useTester } from '../tester-context';

/** Whether there is a file to speak of: some text, or an empty file as it was opened. */
export function useHasFile(): boolean {
  return useTester(
    ({ document: { text, origin, edited } }) => text.length > 0 || (origin.kind === 'file' && !edited),
  );
}
