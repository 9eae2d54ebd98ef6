import { LONGEST_DELAY } from '../../facts/crawl-delay-readers';
import { usedDelayRule } from '../../facts/delay-rules';

const SECONDS_OF_DAY = 86_400;

export const rule = usedDelayRule({ only: ['rfc9309', 'bing'] }, ({ seconds }) => {
  if (seconds === null || seconds <= LONGEST_DELAY) return null;
  return { pages: Math.floor(SECONDS_OF_DAY / seconds) };
});
