// Fills one data folder with the sample, its library looked into to the end: every walk begins with a copy of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../server/cli/lib/build.mjs';
import { unlessDone } from '../../../server/cli/lib/fingerprint.mjs';
import { fillSample } from './fillSample.ts';
import { projectFolder } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample. */
    sampleFolder: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<void> {
  const folder = join(projectFolder, 'dist', 'sample');
  await prepare();
  const print = readFileSync(join(projectFolder, 'dist', 'server.stamp'), 'utf8');
  await unlessDone('dist/sample.stamp', print, () => fillSample(folder));
  provide('sampleFolder', folder);
  provide('several', undefined);
}
