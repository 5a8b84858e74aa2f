// Captions of a video: playback, replacement, rejection of an invalid file, and removal; comments. Also the validity of
// publicities, and the storage limit of a radio.
// @module-tag feature/library
// @module-tag feature/organization
// @module-tag server/comments
import { expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const srt = '1\n00:00:00,100 --> 00:00:03,900\n<font color="red">The lamp is awake</font>\n';

browserTest(
  'captions of a video are shown, replaced and removed, and the video gets a comment',
  async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/videos');
    await page.getByRole('link', { name: /^Light on the mixing desk/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Captions' }).waitFor();
    await expectAccessible(page);
    const picker = page.locator('input[type=file][accept*=".vtt"]');
    const choose = (name: string, text: string) =>
      picker.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

    await choose('film.srt', '1\nNo times here\n\n2\n00:00:01,000 --> 00:00:02,000\nTwo\n');
    await page.getByText(/^Line 1: This caption has no valid times/).waitFor();
    await choose('film.srt', srt);
    await page.getByText('Captions replaced').waitFor();

    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const film = page.getByRole('dialog', { name: 'Light on the mixing desk' }).locator('video');
    const shown = () =>
      film.evaluate((element: HTMLVideoElement) =>
        [...(element.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
      );
    await expect.poll(shown).toEqual(['The lamp is awake']);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Remove captions' }).click();
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove captions' }).click();
    await page.getByRole('button', { name: 'Add captions' }).waitFor();

    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Good light.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('Good light.').and(page.locator('p')).waitFor();
    await page.getByRole('button', { name: 'Hide the comment of Ada Merle' }).click();
    await page.getByText('Hidden', { exact: true }).waitFor();
  },
);

browserTest('adverts can be filtered by whether they may air', async ({ page }) => {
  await openAsDemo(page, 'admin', '/admin/multimedia/publicities');
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('button', { name: 'Validity', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Expired' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('link', { name: /^Atlas Cycles, sale/ }).waitFor();
  await expectAccessible(page);
});

browserTest('a radio has a storage limit for its media', async ({ page }) => {
  await openAsDemo(page, 'admin', '/admin/radios');
  const row = page.locator('tbody tr', { hasText: 'Radio Horizon' });
  await row.hover();
  await row.getByRole('button', { name: 'Edit: Radio Horizon' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Radio Horizon' });
  const room = drawer.getByLabel(/^Storage for media, in GB/);
  await room.fill('much');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await drawer.getByText('This value is not valid').waitFor();
  await expectAccessible(page);
  await room.fill('2,5');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Radio Horizon saved').waitFor();
  await row.hover();
  await row.getByRole('button', { name: 'Edit: Radio Horizon' }).click();
  await expect.poll(() => room.inputValue()).toBe('2.5');
});
