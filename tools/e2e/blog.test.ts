// The blog of the website: written in the editor, bookmarked, read by visitors, deleted and restored.
// @module-tag feature/website
import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const title = 'The sound of the harbour';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const picture = async (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('a blog post', () => {
  browserTest(
    'is written in the editor without losing any content, and read by visitors',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/blog/new');
      await page.waitForURL('**/admin/website/blog/new');
      await page.getByLabel('Title', { exact: true }).fill(title);
      const editor = page.getByRole('textbox', { name: /^Text/ });
      await editor.click();
      await page.keyboard.type('Boats');
      await page.getByRole('button', { name: 'Heading', exact: true }).click();
      await page.keyboard.press('Enter');
      await page.keyboard.type('They hum before they leave. ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('Listen');
      await page.getByRole('button', { name: 'Link' }).click();
      await page.getByLabel('Link address').fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await page.getByText('Enter a web address').waitFor();
      await page.getByLabel('Link address').fill('example.org/harbour');
      await page.keyboard.press('Enter');
      await editor.getByRole('link', { name: 'example.org/harbour' }).waitFor();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Picture', exact: true }).click(),
      ]);
      await chooser.setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await picture() });
      await page.getByLabel('Alternative text').fill('A harbour at night');
      await page.getByLabel('Language').selectOption('EN');
      await page.getByLabel('Topic').selectOption({ label: 'Archive' });
      await page.getByLabel(/^Tags/).fill('harbour, field recording');
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await page.getByRole('button', { name: 'Save draft' }).first().click();
      await heading(page, title);
      await page.getByRole('button', { name: /^Bookmark Bookmarked by/ }).click();
      await page.getByRole('button', { name: /^Bookmarked/, pressed: true }).waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: `Publish “${title}”` });
      await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText(`“${title}” is published`).waitFor();

      const link = page.getByRole('link', { name: 'View on the website' });
      const [visitor] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await heading(visitor, title);
      await visitor.getByRole('heading', { level: 2, name: 'Boats' }).waitFor();
      await visitor.getByRole('img', { name: 'A harbour at night' }).waitFor();
      await expectAccessible(visitor);
      await visitor.getByRole('link', { name: 'field recording' }).click();
      await visitor.getByRole('link', { name: title }).first().waitFor();
      await visitor.close();

      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete content' }).click();
      await page.getByText(`“${title}” moved to the recycle bin`).waitFor();
      await page.getByRole('link', { name: 'Recycle bin' }).click();
      await heading(page, 'Recycle bin');
      await expectAccessible(page);
      await page.getByRole('button', { name: `Restore: ${title}` }).click();
      await page.getByText(`“${title}” restored`).waitFor();
      await page.goto('/admin/website/blog');
      await page.getByRole('link', { name: title }).first().waitFor();
    },
  );

  browserTest('asks which version counts when two people save at once', async ({ page, product }) => {
    const execute = await administratorOf(product.url);
    const { createContent } = await execute<{ createContent: { id: string } }>(
      `mutation { createContent(input: { kind: BLOG, language: EN, title: "Leave the breath in" }) { id } }`,
    );
    await openAsDemo(page, 'admin', `/admin/website/blog/${createContent.id}`);
    await page.getByLabel('Title', { exact: true }).fill('Leave the breath out');
    await execute(
      `mutation ($id: ID!) { updateContent(id: $id, version: 1, input: { title: "Leave it all in" }) { id } }`,
      createContent,
    );
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'This record was changed meanwhile' });
    await dialog.getByText('Leave it all in').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await heading(page, 'Leave the breath out');
  });
});
