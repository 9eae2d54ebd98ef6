import type { TesterState } from '../../../store';
import { useTester } from '../../parts/tester-context';
import { useRested } from '../../parts/use-rested';

/** Returns the tested URL once typing rests, else null: screen readers would announce problems of a URL that is only begun. */
export function useRestedUrl(): TesterState['url'] | null {
  const url = useTester((state) => state.url);
  const input = useTester((state) => state.urlInput);
  return useRested(url, url, input) === url ? url : null;
}
