// Difficult uploads: folders dropped on the page, lost connections, reloads, and resumed uploads.
// @module-tag feature/library
// @module-tag several
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function openSongs(page: Page): Promise<void> {
  await openAsDemo(page, 'admin', '/admin/multimedia/songs');
  await page.getByRole('button', { name: 'Upload', exact: true }).first().waitFor();
}

describe('files for the library', () => {
  browserTest(
    'are dropped with their folder, and continue to upload while the user visits other pages',
    async ({ page, onTestFinished }) => {
      const folder = await mkdtemp(join(tmpdir(), 'regie-drop-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const album = join(folder, 'Album');
      await mkdir(album);
      await writeFile(join(album, 'Ada Quay - Harbour Lights.wav'), tone(410));
      await writeFile(join(album, 'Ada Quay - Low Tide.wav'), tone(470));
      await writeFile(join(album, 'booklet.txt'), 'no sound');
      await openSongs(page);
      await cutOnce(page);
      await drop(page, [album]);
      await panel(page).getByText('1 file skipped').waitFor();
      await page.getByRole('link', { name: 'Invoices', exact: true }).click();
      // One of the two uploads lost its connection and was retried automatically.
      await panel(page).getByText('In the library · 2').waitFor();
      await expectAccessible(page);

      await panel(page).getByRole('link', { name: 'Low Tide' }).click();
      await page.getByRole('heading', { level: 1, name: 'Low Tide' }).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).first().click();
      const player = page.getByRole('region', { name: 'Player' });
      await player.getByRole('button', { name: 'Pause', exact: true }).click();
      const position = player.getByRole('slider', { name: 'Position' });
      await position.focus();
      await page.keyboard.press('Home');
      expect(await position.getAttribute('aria-valuenow')).toBe('0');
      await page.keyboard.press('Shift+M');
      await player.getByRole('button', { name: 'Unmute' }).waitFor();
      await expectAccessible(page);
    },
  );

  browserTest('resume after a reload when they are chosen again', async ({ page, onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'regie-left-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const song = join(folder, 'Ada Quay - Ebb.wav');
    await writeFile(song, tone(530));
    const choose = () => page.locator('[data-upload=files]').first().setInputFiles(song);
    await openSongs(page);
    await page.route('**/uploads/media/*', (route) => route.abort('connectionreset'));
    await choose();
    await panel(page)
      .getByText(/^Interrupted, trying again/)
      .waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await panel(page).getByText('Unfinished uploads', { exact: true }).waitFor();
    await expectAccessible(page);

    await page.unroute('**/uploads/media/*');
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/uploads/media')) begun.push(request.method());
    });
    await choose();
    await panel(page).getByText('In the library · 1').waitFor();
    expect(begun).toEqual(['HEAD', 'PATCH']);
  });
});

/** Aborts the first request that sends bytes of a file. */
async function cutOnce(page: Page): Promise<void> {
  let isCut = false;
  await page.route('**/uploads/media/*', async (route) => {
    if (isCut || route.request().method() !== 'PATCH') return route.continue();
    isCut = true;
    return route.abort('connectionreset');
  });
}

/** Drops local files and folders on the middle of the page through DevTools, like a user. */
async function drop(page: Page, files: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = { x: 600, y: 500, data: { items: [], files, dragOperationsMask: 1 } };
  await devtools.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at });
  // During a real drag, the browser sends `dragover` all the time, so the event is repeated until the page reacts.
  const repeatDragOver = () => devtools.send('Input.dispatchDragEvent', { type: 'dragOver', ...at });
  const invitation = page.getByText('Drop to add songs');
  await expect.poll(() => repeatDragOver().then(() => invitation.isVisible())).toBe(true);
  // The browser cancels a drop that the page has not accepted yet. The drag then continues, so try the drop again.
  for (let tries = 0; tries < 3; tries++) {
    await repeatDragOver();
    await devtools.send('Input.dispatchDragEvent', { type: 'drop', ...at });
    const isTaken = await invitation.waitFor({ state: 'hidden', timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
  }
  throw new Error('The page did not take what was dropped.');
}
