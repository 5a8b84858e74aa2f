import { createHash } from 'node:crypto';

/** Processor time of the reference work on the machine on which the limits were chosen. In milliseconds. */
export const usualReference = 60;
const referenceRounds = 30;
/**
 * Number of measurements. The shortest counts, because processor time is counted in steps of up to 10 ms, and the first
 * measurements include compilation.
 */
const samples = 4;

let factor: number | undefined;

/**
 * Measures the processor time of some work in milliseconds, regardless of the machine's speed. The result is converted to the
 * machine on which the limits were chosen. Time in which other programs run does not count. The speed of this machine is measured
 * with reference work, once per process, and in processor time too. `patience` would be wrong here: it measures how busy the
 * machine is, and each busy program would raise the limit.
 */
export async function workTime(work: () => unknown): Promise<number> {
  factor ??= await slowness();
  return (await processorTime(work)) / factor;
}

async function slowness(): Promise<number> {
  let shortest = Infinity;
  for (let sample = 0; sample < samples; sample++)
    shortest = Math.min(shortest, await processorTime(doReferenceWork));
  return shortest / usualReference;
}

async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Reference work: sorting, JSON and hashes. The proportions are about the same as in `tools/cli/lib/checks/patience.mjs`. */
export function doReferenceWork(): void {
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `row ${id}`, parts: [id, String(id)] }));
  for (let round = 0; round < referenceRounds; round++) {
    const text = JSON.stringify(rows.toSorted((a, b) => (a.name < b.name ? 1 : -1)));
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest();
  }
}
