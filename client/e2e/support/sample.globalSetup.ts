// Fills one data folder with the sample of today, its library looked into to the end: every walk begins with a copy of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../server/cli/lib/build.mjs';
import { unlessDone } from '../../../server/cli/lib/fingerprint.mjs';
import { testClockOffset } from '../../../server/testing/testClock.ts';
import { stationDay } from './days.ts';
import { fillSample } from './fillSample.ts';
import { projectFolder } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample. */
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
  // The dates of the sample lie around the day on which it is filled.
  await unlessDone(`dist/${name}.stamp`, `${print} ${day}`, () => fillSample(folder));
  provide('sampleFolder', folder);
  provide('several', undefined);
}
