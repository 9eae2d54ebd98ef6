import { examples } from '../catalogue';
import type { TesterState } from './state';

/** Returns an empty URL field if `text` replaces the example whose URL is tested; null if the tested URL isn't an example's. */
export function withoutExampleUrl(
  { urlInput }: Pick<TesterState, 'urlInput'>,
  text: string,
): Pick<TesterState, 'urlInput' | 'url'> | null {
  const example = examples.find(({ url }) => url === urlInput);
  return example === undefined || example.text === text ? null : { urlInput: '', url: { kind: 'empty' } };
}
