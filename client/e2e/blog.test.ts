// The blog: find, read, bookmark, comment, write with the editor, delete and restore articles.
// @module-tag feature/blog
import type { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { openAsDemo } from './support/signIn.ts';
import { walk } from './support/walk.ts';

const title = 'The sound of the harbour';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
/** Link to the internal blog in the menu; the website has another menu entry named "Blog". */
const blogOfStaff = (page: Page) =>
  page.getByRole('group', { name: 'Content' }).getByRole('link', { name: 'Blog', exact: true });
const picture = async (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('the blog', () => {
  walk('is searched, filtered by category, read, bookmarked and commented on', async ({ page }) => {
    await openAsDemo(page);
    await blogOfStaff(page).click();
    await heading(page, 'Blog');
    await page.getByRole('article').nth(9).waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('breath');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: /^Technology/ }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(4);
    await page.getByRole('link', { name: 'Loudness in plain words' }).first().click();

    await heading(page, 'Loudness in plain words');
    await page.getByRole('heading', { level: 2, name: 'Three figures are enough' }).waitFor();
    const outside = page.getByRole('link', { name: 'EBU R 128' });
    expect(await outside.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Bookmark Bookmarked by/ }).click();
    await page.getByRole('button', { name: /^Bookmarked/, pressed: true }).waitFor();

    const box = page.getByRole('textbox', { name: 'Write a comment' });
    await box.fill('Measured <b>again</b>.');
    await page.reload();
    await page.getByText('3', { exact: true }).first().waitFor();
    expect(await box.inputValue()).toBe('Measured <b>again</b>.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('Measured <b>again</b>.').and(page.locator('p')).waitFor();
    await expect.poll(() => box.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Hide the comment of Ada Merle' }).click();
    await page.getByText('Hidden', { exact: true }).waitFor();
  });

  walk('is written in the editor without losing any content', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/blog/new');
    await page.getByLabel('Title').fill(title);
    const editor = page.getByRole('textbox', { name: /^Article/ });
    await editor.click();
    await page.keyboard.type('Boats');
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('They hum before they leave. ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Listen');
    await page.getByRole('button', { name: 'Link' }).click();
    await page.getByLabel('Address of the link').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Give a web address').waitFor();
    await page.getByLabel('Address of the link').fill('example.org/harbour');
    await page.keyboard.press('Enter');
    await editor.getByRole('link', { name: 'example.org/harbour' }).waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Picture', exact: true }).click(),
    ]);
    await chooser.setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByLabel('What the picture shows').fill('A harbour at night');
    await page.getByRole('checkbox', { name: 'Craft' }).check({ force: true });
    await page.getByLabel(/^Tags/).fill('harbour, field recording');
    await page.getByLabel('Status').selectOption('PUBLISHED');
    await expectAccessible(page);

    await blogOfStaff(page).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Write article' }).first().click();
    await heading(page, 'Edit article');
    await page.getByText(`“${title}” saved`, { exact: false }).first().waitFor();
    const [image] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add picture', exact: true }).click(),
    ]);
    await image.setFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await picture() });
    await page.getByText('Picture changed').waitFor();
    await page.getByRole('link', { name: 'Article', exact: true }).click();

    await heading(page, title);
    await page.getByRole('heading', { level: 2, name: 'Boats' }).waitFor();
    await page.getByRole('img', { name: 'A harbour at night' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete article' }).click();
    await page.getByText(`“${title}” is in the recycle bin`).waitFor();
    await page.getByRole('link', { name: 'Recycle bin' }).click();
    await heading(page, 'Recycle bin');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Restore: ${title}` }).click();
    await page.getByText(`“${title}” restored`).waitFor();
    await blogOfStaff(page).click();
    await page.getByRole('link', { name: title }).first().waitFor();
  });

  walk('asks which version counts when two people save at once', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/blog');
    await page.getByRole('link', { name: 'Leave the breath in' }).first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Title').fill('Leave the breath out');
    await otherSaves(product.url, page.url().match(/blog\/(\d+)/)![1]!, 'Leave it all in');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    const dialog = page.getByRole('alertdialog', { name: 'This record was changed meanwhile' });
    await dialog.getByText('Leave it all in').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save these values' }).click();
    await heading(page, 'Leave the breath out');
  });
});

async function otherSaves(url: string, id: string, title: string): Promise<void> {
  const ask = await administratorOf(url);
  await ask(
    `mutation ($id: ID!, $title: String!) { updateBlogPost(id: $id, version: 1, input: { title: $title }) { id } }`,
    { id, title },
  );
}
