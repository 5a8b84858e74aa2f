// Fills a data folder with today's demo data and waits until its media are analysed. Each test file starts with a copy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../cli/lib/build.mjs';
import { unlessDone } from '../../../cli/lib/fingerprint.mjs';
import { testClockOffset } from '../../../testing/running/testClock.ts';
import { stationDay } from '../days.ts';
import { fillSample } from './fillSample.ts';
import { projectFolder } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with the sample data. */
    sampleFolder: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  const offset = testClockOffset();
  const day = stationDay(Date.now() + offset);
  const name = offset === 0 ? 'sample' : `sample-of-${day}`;
  const folder = join(projectFolder, 'dist', name);
  await prepare();
  const print = readFileSync(join(projectFolder, 'dist', 'server.stamp'), 'utf8');
  // The sample's dates are relative to the day on which it is filled, so it is refilled every day.
  await unlessDone(`dist/${name}.stamp`, `${print} ${day}`, () => fillSample(folder));
  provide('sampleFolder', folder);
  provide('several', undefined);
}
