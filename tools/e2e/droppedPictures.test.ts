// Pictures uploaded together with sounds: each picture is attached to the sounds it belongs to, or rejected with a reason.
// @module-tag feature/library
import type { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('pictures that are uploaded together with sounds', () => {
  browserTest(
    'become the pictures of the sounds beside them, or show why they were not used',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/multimedia/songs');
      await page.getByRole('heading', { level: 1, name: 'Songs' }).waitFor();
      const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      await page
        .locator('input[data-upload=files]')
        .setInputFiles([
          jpeg('cover.jpg', await picture('#c03030')),
          { name: 'Pier - Low Tide.wav', mimeType: 'audio/wav', buffer: tone(290) },
          jpeg('IMG_0815.jpg', await picture('#3030c0')),
        ]);
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await uploads.getByText('Added to its album or sound').waitFor();
      await uploads.getByText(/No sound in this folder matches the picture/).waitFor();
      await expectAccessible(page);
      expect(await uploads.getByRole('button', { name: 'Retry IMG_0815.jpg' }).count()).toBe(0);
      await uploads.getByRole('button', { name: 'Remove IMG_0815.jpg from the list' }).click();

      await uploads.getByRole('link', { name: 'Low Tide' }).click();
      await page.getByRole('heading', { level: 1, name: 'Low Tide' }).waitFor();
      const artwork = page.locator('main img[src*="/files/artwork/"]').first();
      await expect
        .poll(() => artwork.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await goTo(page, '/admin/multimedia/songs');
      await page
        .locator('input[data-upload=files]')
        .setInputFiles([jpeg('alone.jpg', await picture('#30c030'))]);
      await uploads.getByText(/a picture without a sound/).waitFor();
    },
  );
});
