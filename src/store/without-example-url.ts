import { examples } from '../catalogue';
import type { TesterState } from './state';

/** The emptied URL field, for when `text` takes the place of the example whose URL is tested; null where the tested URL is not that of an example. */
export function withoutExampleUrl(
  { urlInput }: Pick<TesterState, 'urlInput'>,
  text: string,
): Pick<TesterState, 'urlInput' | 'url'> | null {
  const example = examples.find(({ url }) => url === urlInput);
  return example === undefined || example.text === text ? null : { urlInput: '', url: { kind: 'empty' } };
}
