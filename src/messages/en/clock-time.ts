const DAY = 86_400_000;

/** When something was, for people: `14:02` for a time of the last day, else with its date. Milliseconds since 1970. */
export function clockTime(at: number, now: number = Date.now()): string {
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isRecent = Math.abs(now - at) < DAY;
  const format = isRecent ? hours : ({ day: 'numeric', month: 'short', year: 'numeric', ...hours } as const);
  return new Intl.DateTimeFormat('en', format).format(at);
}
