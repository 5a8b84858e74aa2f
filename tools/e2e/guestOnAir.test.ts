// A guest without an account on air: from the microphone of one browser, over the studio of another, to the mount
// point.
// @module-tag feature/broadcasting
// @module-tag server/player
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { isThere, Listener } from '../../server/player/testing/listener.ts';
import { patience } from '../testing/running/patience.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { goTo } from './support/goTo.ts';
import { letPass } from './support/quiet.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { startStation } from './support/product/station.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 60_000 * patience, interval: 200 };
/** Pitch of the guest's tone in Hz. It lies between two piano keys, so that music does not contain it. */
const pitch = 1213;
/** Pitches to compare with, in Hz: a tone of the planned music, and the piano keys next to the guest's tone. */
const silentTones = [100, 1175, 1245];

describe('a guest', () => {
  browserTest(
    'is audible on the mount point from when the presenter puts them on the air until they hang up, and is notified of both',
    async ({ page, product }) => {
      const mount = await startStation(product.url);
      const guest = await openGuest(product.url);
      await openAsDemo(page, 'admin', '/admin/live/waiting_room');
      await page.getByLabel('Name of the guest').fill('Ines Guest');
      await page.getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByRole('textbox', { name: 'Guest link' }).innerText();
      await guest.goto(`/guest${new URL(link).hash}`);
      await guest.getByRole('button', { name: 'Join' }).click();
      await page.getByRole('button', { name: 'Admit: Ines Guest' }).click();
      await guest.getByText('Admitted').waitFor();

      await goTo(page, '/admin/studio/live');
      await page.getByRole('button', { name: 'Open microphone' }).click();
      await page.getByRole('button', { name: 'On: Microphone' }).click();
      // Wait for the mount point first: going live is rejected until the station is running.
      const listener = await listenTo(mount);
      await page.getByRole('button', { name: 'Go live' }).click();
      await page.getByText('On air', { exact: true }).first().waitFor(patient);
      expect(received(listener)).toBe(0);

      await page.getByRole('button', { name: 'Connect: Ines Guest' }).click();
      await page.getByRole('button', { name: 'Hang up: Ines Guest' }).waitFor();
      // Wait longer than the sound takes from the studio to a listener.
      await letPass(page, 3000);
      // Until the guest is put on air, only the presenter hears them.
      expect(received(listener)).toBe(0);
      await page.getByRole('button', { name: 'On air: Ines Guest' }).click();
      await expect.poll(() => received(listener), patient).toBeGreaterThan(2000);
      await guest.getByText('You are on air: all listeners hear you.').waitFor();

      await page.getByRole('button', { name: 'Hang up: Ines Guest' }).click();
      await guest.getByText('You are on air: all listeners hear you.').waitFor({ state: 'hidden' });
      // Audio in transit reaches the listener for some seconds after the guest is taken off air.
      const soundBefore = async () => {
        const before = received(listener);
        await letPass(page, 3000);
        return received(listener) - before;
      };
      await expect.poll(soundBefore, patient).toBe(0);
      expect(listener.isOver).toBe(false);
    },
  );
});

/** Milliseconds for which the guest was audible. Only long tones count, because music holds no pitch for so long. */
const received = (listener: Listener): number =>
  listener.tones
    .filter((tone) => tone.pitch === pitch && tone.until - tone.from > 500)
    .reduce((sum, { from, until }) => sum + until - from, 0);

/** Opens a browser whose microphone plays a single tone. */
async function openGuest(baseURL: string): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'regie-guest-'));
  const sound = join(folder, 'guest.wav');
  await writeFile(sound, tone(pitch, 20));
  const browser = await launchBrowser([`--use-file-for-fake-audio-capture=${sound}`]);
  onTestFinished(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });
  return (await openPage(browser, { baseURL })).page;
}

async function listenTo(mount: string): Promise<Listener> {
  await expect.poll(() => isThere(mount), patient).toBe(true);
  const listener = new Listener(mount, [pitch, ...silentTones]);
  onTestFinished(() => listener.stop());
  return listener;
}
