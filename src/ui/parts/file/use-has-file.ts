import { useTester } from '../tester-context';
import { hasFile } from './has-file';

/** Returns whether there is a file: see `hasFile`. */
export function useHasFile(): boolean {
  return useTester(hasFile);
}
