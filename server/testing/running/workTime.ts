import { createHash } from 'node:crypto';

/** Milliseconds of processor time that the reference work takes on the machine that the limits were written on. */
export const usualReference = 60;
const referenceRounds = 30;
/** Processor time is counted in steps of up to 10 ms, and the first samples include compilation: the shortest sample counts. */
const samples = 4;

let factor: number | undefined;

/**
 * The processor time that something takes, in milliseconds of the machine that the limits were written on.
 *
 * Time in which other programs run is not counted. The speed of this machine is measured by reference work, once per process,
 * also in processor time: `patience` follows how busy the machine is, so that a bound would grow with each busy neighbour.
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

/** Sorting, JSON and hashes, in about the proportions of `server/cli/lib/checks/patience.mjs`. */
export function doReferenceWork(): void {
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `row ${id}`, parts: [id, String(id)] }));
  for (let round = 0; round < referenceRounds; round++) {
    const text = JSON.stringify(rows.toSorted((a, b) => (a.name < b.name ? 1 : -1)));
    createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest();
  }
}
