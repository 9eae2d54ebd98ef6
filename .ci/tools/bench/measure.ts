/** A candidate to be timed: `run` does the work once. */
export interface Contender {
  readonly name: string;
  run(): unknown;
}

/** Returns the median time of each contender in milliseconds. They run in turns, so that noise affects all of them alike. */
export function measure(
  contenders: readonly Contender[],
  rounds: number,
  warmUps: number,
): Map<string, number> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, run } of contenders) {
      const start = performance.now();
      run();
      const time = performance.now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** Returns the median. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
