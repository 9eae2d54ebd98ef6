import { LONGEST_DELAY, namesOf } from '../../facts/crawl-delay-readers';
import { usedDelayRule } from '../../facts/delay-rules';

export const rule = usedDelayRule({ only: ['bing', 'python'] }, ({ line, seconds, readers }) => {
  const isNumber = seconds !== null;
  // `crawl-delay-huge` reports longer delays.
  if (isNumber && seconds > LONGEST_DELAY) return null;
  const refusing = readers.filter(({ read }) => read(line.value).kind === 'invalid');
  if (isNumber && refusing.length === 0) return null;
  const range = refusing[0]?.range ?? null;
  return { isNumber, names: namesOf(refusing), min: range?.min ?? 0, max: range?.max ?? LONGEST_DELAY };
});
