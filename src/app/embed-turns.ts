/** What is done one after the other. */
export interface Turns {
  /** Begins when everything before has settled; at once where nothing is under way. Settles as `work` does. */
  take<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Something short, in its turn. */
  pass(work: () => void): void;
}

/** Makes a row of turns. One that fails does not hold up those behind it. */
export function createTurns(): Turns {
  /** Never rejects; null where nothing is under way. */
  let last: Promise<void> | null = null;
  const take = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const outcome = last === null ? work() : last.then(work);
    const release = (): void => {
      if (last === end) last = null;
    };
    const end = outcome.then(release, release);
    last = end;
    return outcome;
  };
  return {
    take,
    pass: (work) => {
      if (last === null) work();
      else void take(async () => work());
    },
  };
}
