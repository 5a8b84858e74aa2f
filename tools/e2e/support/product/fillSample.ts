import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { patience } from '../../../testing/running/patience.ts';
import { startProduct } from './product.ts';

/** Fills a data folder, and the database that the environment names, with the demo data. Waits until all media are analysed. */
export async function fillSample(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const product = await startProduct({ dataFolder: folder, env: { ...env, SEED: 'demo' } });
  try {
    await waitForAnalysis(product.url);
  } finally {
    await product.stop();
  }
}

/** Waits until all media are analysed. */
export async function waitForAnalysis(url: string): Promise<void> {
  const { signIn } = await execute(
    url,
    'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
  );
  // Sounds of episodes are not in the library lists, so they are queried separately.
  const waiting = `{
    mediaItems(filter: { state: { in: [RECEIVED, ANALYSING] } }) { totalItems }
    episodes(perPage: 100) { items { medium { state } } }
  }`;
  for (let tries = 0; tries < 300 * patience; tries++) {
    const { mediaItems, episodes } = await execute(url, waiting, signIn!['accessToken'] as string);
    const sounds = episodes!['items'] as ReadonlyArray<{ medium: { state: string } | null }>;
    const isWaiting = ({ medium }: (typeof sounds)[number]) => /RECEIVED|ANALYSING/.test(medium?.state ?? '');
    if (mediaItems!['totalItems'] === 0 && !sounds.some(isWaiting)) return;
    await pause(200);
  }
  throw new Error('The media of the sample were not analysed within a minute.');
}

async function execute(
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
