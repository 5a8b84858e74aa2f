// The website: settings, news written with a picture, published, read by a visitor and taken back; topics, translations.
// @module-tag feature/website
import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openAsDemo } from './support/signIn.ts';
import { walk } from './support/walk.ts';

const title = 'A new mast on the hill';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const picture = async (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function makePublic(page: Page): Promise<void> {
  await openAsDemo(page, 'admin', '/admin/website/settings');
  await page.getByRole('checkbox', { name: 'The website is public' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Website settings saved').waitFor();
  await page.getByRole('link', { name: 'View the website' }).waitFor();
}

describe('the website', () => {
  walk('shows news to visitors from publication until it is taken back', async ({ page }) => {
    await makePublic(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await heading(page, 'News');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Write news' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Language').selectOption('EN');
    await page.getByRole('textbox', { name: /^Text/ }).click();
    await page.keyboard.type('It carries the signal 40 kilometres.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save draft' }).first().click();

    await heading(page, title);
    await page.getByText('Draft', { exact: true }).first().waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add picture', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'mast.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByText('Picture changed').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Please fill this in').waitFor();
    await page.getByLabel('Alternative text').fill('A steel mast above a village');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();

    const drawer = page.getByRole('dialog', { name: `Publish “${title}”` });
    await drawer.getByText('Visitors see it at once', { exact: false }).waitFor();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(`“${title}” is published`).waitFor();
    const link = page.getByRole('link', { name: 'View on the website' });
    const [visitor] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await heading(visitor, title);
    await visitor.getByRole('img', { name: 'A steel mast above a village' }).waitFor();
    expect(new URL(visitor.url()).pathname).toMatch(/^\/site\/[^/]+\/en\/news\/a-new-mast-on-the-hill$/);

    await page.getByRole('button', { name: 'Take back' }).click();
    const question = page.getByRole('alertdialog', { name: `Take back “${title}”?` });
    await question.getByText('its page answers “not found”', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Take back' }).click();
    await page.getByText(`“${title}” is a draft again`).waitFor();
    await expect.poll(async () => (await page.request.get(visitor.url())).status()).toBe(404);
    await visitor.close();

    await page.getByRole('link', { name: 'Translate to French' }).click();
    await heading(page, 'Translate to French');
    await page.getByLabel('Title', { exact: true }).fill('Un nouveau mât sur la colline');
    await page.getByRole('button', { name: 'Save draft' }).first().click();
    await heading(page, 'Un nouveau mât sur la colline');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await heading(page, title);
    await page.getByRole('link', { name: 'French', exact: true }).waitFor();
  });

  walk('has topics of its own in each area', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/website/photos/topics');
    await heading(page, 'Topics');
    await page.getByRole('button', { name: 'Add topic' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Harbour festival');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add topic' }).click();
    await page.getByText('Harbour festival added').waitFor();
    await page.goto('/admin/website/photos/new');
    await page.getByLabel('Topic').selectOption({ label: 'Harbour festival' });
    await page.goto('/admin/website/news/new');
    await page.getByLabel('Topic').waitFor();
    expect(await page.getByRole('option', { name: 'Harbour festival' }).count()).toBe(0);
  });
});
