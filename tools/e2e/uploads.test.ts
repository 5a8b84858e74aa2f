// Uploads: sent, analysed, played during another upload, interrupted, and rejected with a reason.
// @module-tag feature/library
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const song = { name: 'Harbour - Evening Bell.wav', mimeType: 'audio/wav', buffer: tone(330) };
const program = {
  name: 'not-a-song.mp3',
  mimeType: 'audio/mpeg',
  buffer: Buffer.from('MZ'.padEnd(3000, 'x')),
};

const openSongs = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Songs', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Songs' }).waitFor();
};
const sendFiles = (page: Page, ...files: Array<typeof song>) =>
  page.locator('input[data-upload=files]').setInputFiles(files);

describe('uploaded files', () => {
  browserTest(
    'become songs that can be played and trimmed, or show why they are unusable',
    { tags: ['smoke'] },
    async ({ page }) => {
      await openAsDemo(page);
      await openSongs(page);
      await sendFiles(page, song, program);
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await uploads.getByRole('link', { name: 'Evening Bell' }).waitFor();
      await uploads
        .getByText('The content of this file is neither audio nor video. Choose another file.')
        .waitFor();
      await expectAccessible(page);

      // The list has updated by itself.
      await page.getByRole('row', { name: /Evening Bell.*Harbour.*Ready/ }).waitFor();
      await sendFiles(page, { ...song, name: 'again.wav' });
      await uploads.getByText(/The same file is in the library already/).waitFor();

      await uploads.getByRole('link', { name: 'Evening Bell' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Evening Bell' }).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).first().click();
      const player = page.getByRole('region', { name: 'Player' });
      await player.getByRole('link', { name: 'Evening Bell' }).waitFor();
      await openSongs(page);
      await player.getByRole('link', { name: 'Evening Bell' }).waitFor();
      await expectAccessible(page);
      await player.getByRole('button', { name: 'Close player' }).click();
      await player.waitFor({ state: 'detached' });

      await page
        .getByRole('row', { name: /Evening Bell/ })
        .getByRole('link', { name: /Evening Bell/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Edit cue points' }).click();
      const editor = page.getByRole('dialog', { name: 'Cue points of Evening Bell' });
      const cueIn = editor.getByLabel(/^Cue in/);
      await expect
        .poll(() => editor.getByRole('button', { name: 'Listen as on air' }).isEnabled())
        .toBe(true);
      const waveform = editor.getByRole('application');
      await waveform.press('Shift+ArrowRight');
      await waveform.press('i');
      expect(await cueIn.inputValue()).toBe('0:01.000');
      await cueIn.fill('0:00.500');
      await editor.getByLabel(/^Cue out/).fill('later');
      await editor.getByRole('button', { name: 'Save changes' }).click();
      await editor.getByText('This value is not valid').waitFor();
      await editor.getByLabel(/^Cue out/).fill('0:02.5');
      await expectAccessible(page);
      await editor.getByRole('button', { name: 'Save changes' }).click();
      await editor.waitFor({ state: 'detached' });
      await page.getByText('0:02.500').waitFor();
    },
  );
});
