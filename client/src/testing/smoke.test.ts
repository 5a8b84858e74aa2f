import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { testKinds } from '../../build/testKinds';

const client = join(import.meta.dirname, '../..');

function screensOf(tier: string): string[] {
  vi.stubEnv('TEST_TIER', tier);
  const { screens } = testKinds(client);
  vi.unstubAllEnvs();
  return screens;
}

const all = screensOf('');
const smoke = screensOf('quick');
const features = readdirSync(join(client, 'src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('npm test', () => {
  test.each(features)('shows a screen of %s, where it has tests of screens', (feature) => {
    const ofFeature = (file: string) => file.startsWith(`src/features/${feature}/`);
    expect(smoke.filter(ofFeature).length).toBeGreaterThanOrEqual(Math.min(1, all.filter(ofFeature).length));
  });

  test('leaves most screens to npm run test:all', () => expect(smoke.length).toBeLessThan(all.length / 2));
});
