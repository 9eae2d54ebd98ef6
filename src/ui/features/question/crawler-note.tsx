import { crawlerNote } from '../../../messages';
import { useTester } from '../../parts/tester-context';
import { Note } from './note';

/** How the crawler was read, where the field does not say it. */
export function CrawlerNote({ id }: { readonly id: string }) {
  const asked = useTester((state) => state.crawler);
  return <Note id={id} text={crawlerNote(asked)} isProblem={asked.kind === 'none'} />;
}
