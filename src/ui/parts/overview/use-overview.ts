import { useEffect, useState } from 'react';
import type { FileOverview, Problems } from '../../../store';
import { famousFirst } from './famous-first';

/**
 * Returns the newest overview of the file, with the best known crawlers first; null before the first. Requests one after each report on problems, which comes once the user stops
 * typing. The old one stays until then.
 */
export function useOverview(problems: Problems): FileOverview | null {
  const [overview, setOverview] = useState<FileOverview | null>(null);
  useEffect(() => {
    let isEnded = false;
    let requests = 0;
    let shown = 0;
    const request = async () => {
      const number = ++requests;
      const reply = await problems.overview();
      // If it isn't known, a newer report is on its way.
      if (reply === null || isEnded || number < shown) return;
      shown = number;
      setOverview(reply.content === null ? reply : { ...reply, content: famousFirst(reply.content) });
    };
    void request();
    const end = problems.store.subscribe(({ report }, before) => {
      if (report !== before.report) void request();
    });
    return () => {
      isEnded = true;
      end();
    };
  }, [problems]);
  return overview;
}
