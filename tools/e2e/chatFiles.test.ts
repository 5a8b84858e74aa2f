// Files in the chat: sent from one browser, viewed, played and downloaded in another; voice notes from the browser's
// microphone.
// @module-tag feature/chat
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 30_000 * patience };

async function enterRoom(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Antenne/ }).click();
  await page.getByRole('textbox', { name: /^Write to / }).waitFor();
}

describe('a file in the chat', () => {
  browserTest(
    'is shown, played and downloaded by others, and a file with false contents is rejected',
    async ({ page, browser, product }) => {
      const colleague = walker('Ines');
      await addColleague(page, colleague);
      await openAsDemo(page, 'admin', '/admin/chat/public');
      await enterRoom(page);
      const chooser = page.locator('form input[type=file]');
      const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#4466aa' } })
        .png()
        .toBuffer();
      await chooser.setInputFiles([
        { name: 'roof.png', mimeType: 'image/png', buffer: picture },
        { name: 'tone.wav', mimeType: 'audio/wav', buffer: tone(700, 4) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Read me') },
        { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
      ]);
      const chosen = page.getByRole('list', { name: 'Files of this message' });
      await chosen.getByRole('alert').waitFor(patient);
      await expectAccessible(page);
      await chosen.getByRole('button', { name: 'Remove lie.png' }).click();
      // A reload would end an upload: only stored files remain.
      await expect.poll(() => chosen.getByRole('progressbar').count(), patient).toBe(0);
      // Files that are not sent yet survive a reload.
      await page.reload();
      for (const name of ['roof.png', 'tone.wav', 'notes.txt']) await chosen.getByText(name).waitFor(patient);
      const field = page.getByRole('textbox', { name: /^Write to / });
      await field.fill('From the roof');
      await field.press('Enter');
      await chosen.waitFor({ state: 'detached' });

      const { page: theirs } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(theirs, colleague, '/admin/chat/public');
        await enterRoom(theirs);
        await theirs.getByRole('button', { name: 'Join' }).click();
        await theirs.getByText('From the roof').last().waitFor(patient);
        const shown = theirs.getByRole('img', { name: /^roof\./ });
        await shown.scrollIntoViewIfNeeded();
        await expect
          .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), patient)
          .toBeGreaterThan(100);
        await theirs.getByRole('button', { name: 'Play tone.wav' }).click();
        await theirs.getByRole('button', { name: 'Pause tone.wav' }).waitFor(patient);
        const [stored] = await Promise.all([
          theirs.waitForEvent('download'),
          theirs.getByRole('link', { name: 'Download notes.txt' }).click(),
        ]);
        expect(stored.suggestedFilename()).toBe('notes.txt');
        await expectAccessible(theirs);

        await page.getByRole('button', { name: 'Record voice note' }).click();
        await page.getByRole('button', { name: /^Stop.*0:02$/ }).click();
        await chosen.getByText(/^voice /).waitFor(patient);
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await theirs.getByRole('button', { name: /^Play voice / }).click(patient);
        await theirs.getByRole('button', { name: /^Pause voice / }).waitFor(patient);
      } finally {
        await theirs.context().close();
      }
    },
  );
});
