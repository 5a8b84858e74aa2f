// A link to a record of another radio: members of that radio can switch to it; others learn nothing about the record.
// @module-tag feature/organization
// @module-tag feature/library
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

describe('a link to a record of another radio', () => {
  browserTest('names that radio to its members, and lets them switch to it', async ({ page, product }) => {
    const { id, name } = await playlistOfOther(product.url);
    await openAsDemo(page, 'admin', `/admin/multimedia/playlists/${id}`);
    await page.getByText(`“${name}” belongs to Radio Lagune, another radio of yours.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch to Radio Lagune' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  browserTest('shows “not found” to everybody else', async ({ page, product }) => {
    const { id, name } = await playlistOfOther(product.url);
    await openAsDemo(page, 'client', `/admin/multimedia/playlists/${id}`);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(name).count()).toBe(0);
    expect(await page.getByText('another radio of yours').count()).toBe(0);
  });
});

async function playlistOfOther(url: string): Promise<{ id: string; name: string }> {
  const execute = await administratorOf(url, '2');
  const { createPlaylist } = await execute<{ createPlaylist: { id: string; name: string } }>(
    'mutation ($name: String!) { createPlaylist(input: { name: $name }) { id name } }',
    { name: `Nights of Lagune ${Date.now()}` },
  );
  return createPlaylist;
}
