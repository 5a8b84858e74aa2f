// Presence between two browsers, and previews of records that a message links to.
// @module-tag feature/chat
import { describe } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { pickOption } from './support/pickOption.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 30_000 * patience };

describe('the chat', () => {
  browserTest(
    'shows presence, status texts and previews of links',
    { tags: ['smoke'] },
    async ({ page, browser, product }) => {
      const colleague = walker('Noor');
      await addColleague(page, colleague);
      await openAsDemo(page, 'admin', '/admin/chat/private');
      await page.getByRole('button', { name: 'New conversation' }).first().click();
      await page.getByRole('combobox', { name: 'Participants' }).fill('Noor Walk');
      await pickOption(page, /Noor Walker/);
      await page.getByRole('button', { name: 'Start conversation' }).click();
      const row = page.getByRole('navigation', { name: 'Private messages' }).getByRole('link', {
        name: /Noor Walker/,
      });
      await row.waitFor();
      const { page: theirs } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(theirs, colleague, '/admin/chat/private');
        await row.getByText('Online', { exact: true }).waitFor({ ...patient, state: 'attached' });
        await theirs.getByRole('button', { name: 'Your status: Online' }).click();
        await theirs.getByRole('menuitem', { name: 'Busy' }).click();
        await row.getByText('Busy', { exact: true }).waitFor({ ...patient, state: 'attached' });
        const field = page.getByRole('textbox', { name: /^Write to / });
        await field.fill(`Please look at ${product.url}/admin/users/1`);
        await field.press('Enter');
        await page
          .getByRole('region', { name: /^Messages of / })
          .locator('a[href="/admin/users/1"]')
          .waitFor(patient);
        await expectAccessible(page);
      } finally {
        await theirs.context().close();
      }
    },
  );
});
