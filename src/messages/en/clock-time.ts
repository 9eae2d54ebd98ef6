const DAY = 86_400_000;

/** Formats a time in milliseconds since 1970: `14:02` if it is within the last day, otherwise with its date. */
export function clockTime(at: number, now: number = Date.now()): string {
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isRecent = Math.abs(now - at) < DAY;
  const format = isRecent ? hours : ({ day: 'numeric', month: 'short', year: 'numeric', ...hours } as const);
  return new Intl.DateTimeFormat('en', format).format(at);
}
