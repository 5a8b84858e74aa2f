// A handover between two presenters in two browsers, from the offer until the first presenter's live session has ended.
// @module-tag feature/broadcasting
// @module-tag feature/notifications
// @module-tag server/player
import type { Browser, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { isThere } from '../../server/player/testing/listener.ts';
import { patience } from '../testing/running/patience.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { pressInMessage } from './support/message.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { startStation } from './support/product/station.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 60_000 * patience };
const studio = '/admin/studio/live';
const library = '/admin/multimedia/songs';
const offer = 'hands over to you';

const message = (page: Page) => page.locator('[data-scope="toast"][data-part="root"]', { hasText: offer });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
/** The state of the viewer's own live session in the studio. */
const ownState = (page: Page, state: string) =>
  page.getByRole('status').getByText(state, { exact: true }).first();

describe('a handover between two browsers', () => {
  browserTest(
    'reaches a presenter in the media library, who opens the studio from the message and takes over',
    async ({ page, browser, product }) => {
      const bea = walker('Bea');
      await addColleague(page, bea);
      const hers = await openOther(browser, product.url);
      await openAs(hers, bea, library);
      await bell(hers).waitFor();
      await openAsDemo(page, 'admin', studio);
      await openMicrophone(page);
      const mount = await startStation(product.url);
      await expect.poll(() => isThere(mount), { ...patient, interval: 200 }).toBe(true);
      await page.getByRole('button', { name: 'Go live' }).click();
      await ownState(page, 'On air').waitFor(patient);

      await page.getByLabel('Hand over to').selectOption({ label: 'Bea Walker' });
      await page.getByLabel('Countdown').selectOption('5');
      await page.getByRole('button', { name: 'Hand over', exact: true }).click();
      await page
        .getByText('Bea Walker will take over. The countdown starts when they are connected.')
        .waitFor();

      await message(hers).waitFor();
      await hers.getByRole('link', { name: /^Notifications: \d+ new$/ }).waitFor();
      await pressInMessage(hers, 'Open', offer);
      await hers.waitForURL(`**${studio}`);
      await hers.getByText(/wants to hand over to you: go live within two minutes/).waitFor();
      await message(hers).waitFor({ state: 'detached' });
      await openMicrophone(hers);
      await hers.getByRole('button', { name: 'Go live' }).click();
      await page.getByText(/^Bea Walker takes over (in|as soon)/).waitFor(patient);

      await ownState(hers, 'On air').waitFor(patient);
      await ownState(page, 'Ended').waitFor(patient);
      await page
        .getByRole('status')
        .getByText(/^Handed over/)
        .waitFor();
      await page.getByRole('button', { name: 'End live session' }).waitFor({ state: 'detached' });

      // Use a second tab, so that the studio stays open while she is on air.
      const otherPage = await hers.context().newPage();
      await otherPage.goto('/admin/notifications');
      await otherPage.getByRole('link', { name: /hands over to you/ }).waitFor();
    },
  );
});

async function openMicrophone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open microphone' }).click();
  await page.getByRole('button', { name: 'On: Microphone' }).click();
}

/** Opens a page for another person, and fails the test when that page reports errors. */
async function openOther(browser: Browser, baseURL: string): Promise<Page> {
  const { page, errors } = await openPage(browser, { baseURL });
  onTestFinished(async () => {
    await page.context().close();
    expect(errors, 'errors that the other page reported').toEqual([]);
  });
  return page;
}
