import { hasFile } from '../../../store';
import { useTester } from '../tester-context';

/** Returns whether there is a file: see `hasFile`. */
export function useHasFile(): boolean {
  return useTester(hasFile);
}
