import { patience } from './patience.ts';

/**
 * How long the processor worked on something, in milliseconds of a machine on which waits are not prolonged: what else
 * runs beside it is not counted, and a slow machine is as fast as any other.
 */
export async function workTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / patience;
}
