// The live waiting room between two browsers: a guest without an account who beeps, and a team member who hears the
// beep.
// @module-tag feature/broadcasting
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 20_000 * patience };

describe('the live waiting room', () => {
  browserTest(
    'lets a guest join by a link, be listened to, admitted and removed',
    async ({ page, browser, product }) => {
      await openAsDemo(page, 'admin', '/admin/live/waiting_room');
      await page.getByLabel('Name of the guest').fill('Ines Guest');
      await page.getByLabel('Note').fill('Keep a glass of water near.');
      await page.getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByRole('textbox', { name: 'Guest link' }).innerText();
      const { page: guest, errors } = await openPage(browser, { baseURL: product.url });
      try {
        await guest.goto(`/guest${new URL(link).hash}`);
        await guest.getByRole('heading', { name: 'Welcome, Ines Guest' }).waitFor();
        await guest.getByText('Keep a glass of water near.').waitFor();
        await expectAccessible(guest);
        await guest.getByRole('button', { name: 'Join' }).click();
        await guest.getByText('Waiting', { exact: true }).waitFor();

        await page.getByRole('button', { name: 'Listen: Ines Guest' }).click();
        await page.getByRole('button', { name: 'Stop listening: Ines Guest' }).waitFor();
        await guest.getByText('Screening').waitFor();
        await expect.poll(() => loudestOf(page), patient).toBeGreaterThan(0.01);
        await expectAccessible(page);

        await page.getByLabel('Message to Ines Guest').fill('You are next.');
        await page.getByRole('button', { name: 'Send: Ines Guest' }).click();
        await guest.getByText('You are next.').waitFor();
        await guest.getByLabel('Message to the station').fill('I am ready.');
        await guest.getByRole('button', { name: 'Send' }).click();
        await page.getByText('I am ready.').waitFor();

        await page.getByRole('button', { name: 'Admit: Ines Guest' }).click();
        await guest.getByText('Admitted').waitFor();

        // Until the guest is put on air, only the presenter in the studio hears them.
        await goTo(page, '/admin/studio/live');
        await page.getByRole('button', { name: 'Open desk' }).click();
        await page.getByRole('button', { name: 'Connect: Ines Guest' }).click();
        await page.getByRole('button', { name: 'Hang up: Ines Guest' }).waitFor();
        const meter = page
          .locator('div', { has: page.getByLabel('Fader: Ines Guest') })
          .locator('[data-meter] [data-level]');
        await expect
          .poll(
            () => meter.last().evaluate((bar) => Number(/scaleX\(([\d.]+)/.exec(bar.style.transform)?.[1])),
            patient,
          )
          .toBeGreaterThan(0.3);
        await expectAccessible(page);

        await goTo(page, '/admin/live/waiting_room');
        await page.getByRole('button', { name: 'Remove: Ines Guest' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
        await guest.getByText('You were removed from the room.').waitFor();
        await page.getByText('The waiting room is empty.').waitFor();
        await guest.reload();
        await guest.getByRole('button', { name: 'Join' }).click();
        await guest
          .getByText('You were removed from the room. Contact the person who invited you.')
          .waitFor();
      } finally {
        await guest.context().close();
      }
      expect(errors).toEqual([]);
    },
  );

  browserTest('reports an invalid link', async ({ page }) => {
    await page.goto('/guest#token=nothing');
    await page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
    await expectAccessible(page);
  });
});

/** Peak level of a person's audio over a little more than a second: 0 to 1. */
const loudestOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { srcObject } = document.querySelector('audio:not([src])') as HTMLAudioElement;
    const context = new AudioContext();
    const meter = new AnalyserNode(context, { fftSize: 2048 });
    context.createMediaStreamSource(srcObject as MediaStream).connect(meter);
    await context.resume();
    const samples = new Float32Array(meter.fftSize);
    let loudest = 0;
    for (let poll = 0; poll < 60; poll++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      meter.getFloatTimeDomainData(samples);
      loudest = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), loudest);
    }
    await context.close();
    return loudest;
  });
