// Fills one data folder with the sample, its library looked into to the end: every walk begins with a copy of it.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../../server/cli/lib/build.mjs';
import { unlessDone } from '../../../server/cli/lib/fingerprint.mjs';
import { patience } from '../../../server/testing/patience.ts';
import { projectFolder, startProduct } from './product.ts';

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
  await unlessDone('dist/sample.stamp', print, () => fill(folder));
  provide('sampleFolder', folder);
}

async function fill(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const product = await startProduct({ dataFolder: folder, env: { SEED: 'demo' } });
  try {
    await untilLooked(product.url);
  } finally {
    await product.stop();
  }
}

/** Until nothing of the library waits to be looked into. */
async function untilLooked(url: string): Promise<void> {
  const { signIn } = await ask(
    url,
    'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  const waiting = '{ mediaItems(filter: { state: { in: [RECEIVED, ANALYSING] } }) { totalItems } }';
  for (let tries = 0; tries < 300 * patience; tries++) {
    const { mediaItems } = await ask(url, waiting, signIn!['accessToken'] as string);
    if (mediaItems!['totalItems'] === 0) return;
    await pause(200);
  }
  throw new Error('The sample library was not looked into within a minute.');
}

async function ask(
  url: string,
  query: string,
  token?: string,
): Promise<Record<string, Record<string, unknown>>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as { data: never; errors?: Array<{ message: string }> };
  if (errors) throw new Error(errors[0]!.message);
  return data;
}
