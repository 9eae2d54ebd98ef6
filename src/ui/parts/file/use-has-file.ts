import { useTester } from '../tester-context';
import { hasFile } from './has-file';

/** Whether there is a file to speak of, see `hasFile`. */
export function useHasFile(): boolean {
  return useTester(hasFile);
}
