// The chat between two browsers: instant delivery, and complete history without duplicates after a lost connection.
// @module-tag feature/chat
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { pressInMessage } from './support/message.ts';
import { pickOption } from './support/pickOption.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 30_000 * patience };
const composer = (page: Page) => page.getByRole('textbox', { name: /^Write to / });
const conversation = (page: Page) => page.getByRole('region', { name: /^Messages of / });
const words = (page: Page) =>
  conversation(page)
    .locator('[data-key] p')
    .allInnerTexts()
    .then((all) => all.filter((text) => /^(Ada|Ines|Bea|Cal) \d+$/.test(text)));

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Waits until all messages are stored. Until then, their position among other people's messages is not final. */
async function untilStored(page: Page): Promise<void> {
  await expect.poll(() => conversation(page).getByText('Sending…').count(), patient).toBe(0);
}

describe('the chat', () => {
  browserTest(
    'delivers messages between two people at once, and each exactly once after a lost connection',
    async ({ page, browser, product }) => {
      const colleague = walker('Ines');
      await addColleague(page, colleague);
      await openAsDemo(page, 'admin', '/admin/chat/private');
      await page.getByRole('button', { name: 'New conversation' }).first().click();
      await page.getByRole('combobox', { name: 'Participants' }).fill('Ines Walk');
      await pickOption(page, /Ines Walker/);
      await page.getByRole('button', { name: 'Start conversation' }).click();
      await page.getByRole('heading', { level: 2, name: 'Ines Walker' }).waitFor();
      await expectAccessible(page);
      await write(page, 'Ada 1');

      const { page: theirs, errors } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(theirs, colleague, '/admin/chat/private');
        await theirs.getByRole('link', { name: /Ada Merle.*1 unread message/ }).click();
        await theirs.getByText('New', { exact: true }).waitFor();
        await expect.poll(() => words(theirs), patient).toEqual(['Ada 1']);
        await expectAccessible(theirs);

        await composer(theirs).pressSequentially('Ines');
        await page.getByText('Ines Walker is writing…').waitFor();
        await composer(theirs).press('Enter');
        await conversation(page).getByText('Ines', { exact: true }).waitFor();

        await theirs.context().setOffline(true);
        await theirs.getByText(/^Offline\./).waitFor();
        for (const text of ['Ines 1', 'Ines 2']) await write(theirs, text);
        await expect.poll(() => theirs.getByText('Waiting for the connection').count(), patient).toBe(2);
        for (const text of ['Ada 2', 'Ada 3']) await write(page, text);
        await expect.poll(() => words(page), patient).toEqual(['Ada 1', 'Ada 2', 'Ada 3']);
        await untilStored(page);

        await theirs.context().setOffline(false);
        const all = ['Ada 1', 'Ada 2', 'Ada 3', 'Ines 1', 'Ines 2'];
        await expect.poll(() => words(theirs), patient).toEqual(all);
        await expect.poll(() => words(page), patient).toEqual(all);
        expect(await theirs.getByText('Waiting for the connection').count()).toBe(0);
        await theirs.reload();
        await expect.poll(() => words(theirs), patient).toEqual(all);
      } finally {
        await theirs.context().close();
      }
      expect(errors).toEqual([]);
    },
  );

  browserTest(
    'adds a person to a thread, mentions them, and removes them again, each at once on their screen',
    async ({ page, browser, product }) => {
      const colleague = walker('Noa');
      await addColleague(page, colleague);
      const { page: theirs, errors } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(theirs, colleague, '/admin/help/faq');
        const entry = theirs.getByRole('link', { name: /^Private messages/ });
        await entry.waitFor();

        await openAsDemo(page, 'admin', '/admin/chat/private');
        await page
          .getByRole('link', { name: /Matinale/ })
          .first()
          .click();
        await page.getByText('Dans le conducteur.').last().waitFor();
        const choose = async (action: string) => {
          await page.getByRole('button', { name: 'More actions for Matinale' }).click();
          await page.getByRole('menuitem', { name: action }).click();
        };
        await choose('Members');
        await page.getByRole('dialog', { name: 'Members of Matinale' }).waitFor();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Add people' }).click();
        await page.getByRole('combobox', { name: 'People' }).fill('Noa Walk');
        await pickOption(page, /Noa Walker/);
        await page.getByRole('button', { name: 'Add people' }).click();
        await page.getByRole('dialog', { name: 'Members of Matinale' }).getByText('Noa Walker').waitFor();
        await page.keyboard.press('Escape');

        await composer(page).pressSequentially('Ask @noa');
        await page.getByRole('option', { name: /Noa Walker/ }).waitFor();
        await expectAccessible(page);
        await composer(page).press('Enter');
        expect(await composer(page).inputValue()).toBe('Ask @noa.walker ');
        await composer(page).pressSequentially('about the line');
        await composer(page).press('Enter');

        // The menu shows new messages on every page.
        await theirs.getByRole('link', { name: /^Private messages.*1 unread message$/ }).click();
        await theirs.getByRole('link', { name: /Matinale.*Mentions you/ }).click();
        await theirs.getByTitle('Noa Walker').waitFor();
        await theirs.getByRole('link', { name: 'Private messages', exact: true }).waitFor();

        await theirs.getByRole('button', { name: 'Search messages' }).click();
        await theirs.getByRole('searchbox', { name: 'Search messages' }).fill('in:matinale ligne');
        await theirs
          .getByRole('dialog')
          .getByRole('link', { name: /prépare la ligne/ })
          .waitFor();
        await expectAccessible(theirs);
        await theirs
          .getByRole('dialog')
          .getByRole('link', { name: /prépare la ligne/ })
          .click();
        await expect
          .poll(() => theirs.evaluate(() => document.activeElement?.textContent ?? ''), patient)
          .toContain('prépare la ligne');

        await choose('Members');
        await page.getByRole('button', { name: 'More actions for Noa Walker' }).click();
        await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
        await theirs.getByText('You are no longer a member, or the conversation was deleted.').waitFor();
        expect(await theirs.getByText('Dans le conducteur.').count()).toBe(0);
        await pressInMessage(page, 'Undo');
        await theirs.getByRole('link', { name: /Matinale/ }).waitFor();

        await page.keyboard.press('Escape');
        await choose('Name and picture');
        const drawer = page.getByRole('dialog');
        const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c2185b' } })
          .png()
          .toBuffer();
        await drawer
          .locator('input[type=file]')
          .setInputFiles({ name: 'thread.png', mimeType: 'image/png', buffer: picture });
        await drawer.getByRole('button', { name: /^Remove/ }).waitFor();
        await expectAccessible(page);
        // Members get the new picture without a reload.
        const shown = theirs.getByRole('link', { name: /Matinale/ }).locator('img[src*="chatpictures"]');
        await shown.first().waitFor(patient);
        await expect
          .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth), patient)
          .toBeGreaterThan(0);
      } finally {
        await theirs.context().close();
      }
      expect(errors).toEqual([]);
    },
  );

  browserTest(
    'shows three people in a room the same order of messages, even when they write at the same time',
    async ({ page, browser, product }) => {
      const colleagues = [walker('Bea'), walker('Cal')];
      for (const colleague of colleagues) await addColleague(page, colleague);
      const opened = await Promise.all(colleagues.map(() => openPage(browser, { baseURL: product.url })));
      try {
        const room = '/admin/chat/public?thread=1';
        await openAsDemo(page, 'admin', room);
        for (const [index, { page: theirs }] of opened.entries()) {
          await openAs(theirs, colleagues[index]!, room);
          await theirs.getByRole('button', { name: 'Join' }).click();
          await composer(theirs).waitFor();
        }
        const writers = [page, ...opened.map((chatPage) => chatPage.page)].map(
          (own, index) => [own, ['Ada', 'Bea', 'Cal'][index]!] as const,
        );
        await Promise.all(
          writers.map(async ([own, name]) => {
            for (let number = 1; number <= 6; number += 1) await write(own, `${name} ${number}`);
          }),
        );
        await expect.poll(async () => (await words(page)).length, patient).toBe(18);
        await untilStored(page);
        await page.reload();
        await expect.poll(async () => (await words(page)).length, patient).toBe(18);
        const order = await words(page);
        for (const { page: theirs } of opened) await expect.poll(() => words(theirs), patient).toEqual(order);
        for (const name of ['Ada', 'Bea', 'Cal'])
          expect(order.filter((text) => text.startsWith(name))).toEqual(
            [1, 2, 3, 4, 5, 6].map((number) => `${name} ${number}`),
          );
      } finally {
        for (const { page: theirs } of opened) await theirs.context().close();
      }
      for (const { errors } of opened) expect(errors).toEqual([]);
    },
  );
});
