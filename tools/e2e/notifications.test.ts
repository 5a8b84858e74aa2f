// Notifications between two browsers: an event in one rings the bell in the other, where it is opened, archived and
// restored.
// @module-tag feature/notifications
// @module-tag feature/programmes
// @module-tag feature/scheduling
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { goTo } from './support/goTo.ts';
import { pressInMessage } from './support/message.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { browserTest } from './support/browserTest.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

describe('the bell', () => {
  browserTest(
    'rings in one browser for an event in another, and notifications are archived and restored',
    async ({ page, browser, product, onTestFinished }) => {
      const folder = await mkdtemp(join(tmpdir(), 'regie-bell-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const file = join(folder, 'Ferry talk.wav');
      await writeFile(file, tone(330, 2));

      const colleague = walker('Ines');
      await addColleague(page, colleague);
      // Background jobs of the demo have already sent notifications.
      await (
        await administratorOf(product.url)
      )('mutation { markAllNotificationsSeen }');
      await openAsDemo(page, 'admin', '/admin/notifications');
      await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
      await goTo(page, '/admin/access');
      await bell(page).waitFor();

      const { page: theirs, errors } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(theirs, colleague, '/admin/rush/waiting_room');
        await theirs.locator('[data-upload=files]').first().setInputFiles(file);
        await theirs.getByRole('row', { name: /Ferry talk/ }).waitFor();

        await page.getByRole('link', { name: /^Notifications: \d+ new$/ }).click();
        const line = page.getByRole('link', { name: /A rush is waiting: Ferry talk/ });
        await line.waitFor();
        await expectAccessible(page);
        // The person who caused the event gets no notification.
        await goTo(theirs, '/admin/notifications');
        await theirs.getByRole('button', { name: 'Inbox', pressed: true }).waitFor();
        expect(await theirs.getByRole('link', { name: /A rush is waiting/ }).count()).toBe(0);

        await line.focus();
        await page.keyboard.press('e');
        await line.waitFor({ state: 'detached' });
        await pressInMessage(page, 'Undo');
        await line.waitFor();
        await line.click();
        await page.getByRole('heading', { level: 1, name: 'Ferry talk' }).waitFor();
      } finally {
        await theirs.context().close();
      }
      expect(errors).toEqual([]);
    },
  );
});
