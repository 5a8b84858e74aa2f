import { verdict } from './verdict.ts';

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Returns the percentile of some values. `share` is a fraction: 0.99 for the 99th percentile. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export function printHead(): void {
  const names = `${'median'.padStart(9)}${'99th'.padStart(9)}${'goal'.padStart(7)}`;
  console.log(`${'milliseconds'.padEnd(44)}${names}`);
}

/** Prints a median and a 99th percentile in milliseconds, with a goal for one of the two. `measured` says for which. */
export function printRow(
  name: string,
  [usual, slowest]: readonly [usual: number, slowest: number],
  goal: number,
  measured: 'usual' | 'slowest' = 'usual',
): void {
  const columns = [usual, slowest].map((value) => value.toFixed(1).padStart(9)).join('');
  const end = verdict((measured === 'usual' ? usual : slowest) <= goal);
  console.log(`${name.padEnd(44)}${columns}${String(goal).padStart(7)}${end}`);
}
