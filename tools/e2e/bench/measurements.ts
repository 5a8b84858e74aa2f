// Measured values, their goals, and the table that prints both.

export interface Measurement {
  name: string;
  value: number;
  unit: 'ms' | 'KB' | '' | 'points' | 'requests' | 'boxes' | 'fps' | '%';
  /** Target value; absent when the measured value has no target. */
  goal?: { atMost: number } | { atLeast: number };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints measured values below a heading. A missed goal sets the exit code to 1. */
export function print(heading: string, measurements: readonly Measurement[]): void {
  console.log(`\n${heading}`);
  for (const measurement of measurements) {
    const value = `${shown(measurement.value, measurement.unit)} ${measurement.unit}`.trimEnd();
    console.log(`  ${measurement.name.padEnd(44)}${value.padStart(14)}   ${verdict(measurement)}`.trimEnd());
  }
}

function verdict({ goal, value, unit }: Measurement): string {
  if (!goal) return '';
  const [words, limit, isMet] =
    'atMost' in goal
      ? ['at most', goal.atMost, value <= goal.atMost]
      : ['at least', goal.atLeast, value >= goal.atLeast];
  if (!isMet) process.exitCode = 1;
  return `${words} ${shown(limit, unit)}${isMet ? '' : '  MISSED'}`;
}

const shown = (value: number, unit: Measurement['unit']) =>
  unit === '' ? value.toFixed(3) : unit === 'KB' ? value.toFixed(1) : value.toFixed(0);
