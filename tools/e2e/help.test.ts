// The FAQ and the knowledge base: search, expand, link, write, read and delete entries.
// @module-tag feature/help
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const question = (page: Page, name: string, expanded: boolean) =>
  page.getByRole('button', { name, expanded }).waitFor();

describe('questions of the FAQ', () => {
  browserTest('are searched, opened by a link, added and deleted', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'FAQ', exact: true }).click();
    await heading(page, 'FAQ');
    await question(page, 'When is an invoice due?', false);
    await page.keyboard.press('/');
    await page.keyboard.type('sftp');
    await question(page, 'How do we send a programme that is larger than a mail takes?', true);
    expect(await page.locator('mark').first().textContent()).toBe('SFTP');
    await expectAccessible(page);

    await goTo(page, '/admin/faq?question=12');
    await question(page, 'A spot was not broadcast. Do we get it back?', true);
    await page.getByRole('heading', { level: 2, name: 'Cancellation and return' }).waitFor();
    await page.getByRole('link', { name: /^My orders/ }).click();
    await page.getByRole('button', { name: 'Who may place orders in the name of our company?' }).focus();
    await page.keyboard.press('Enter');
    await question(page, 'Who may place orders in the name of our company?', true);
    expect(page.url()).toContain('chapter=myOrders&question=20');

    await page.getByRole('button', { name: 'Add question' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add question' });
    await drawer.getByLabel('Question').fill('Can orders be placed at night?');
    await drawer.getByLabel('Answer').fill('Yes.\nSomebody is here until six.');
    await drawer.getByRole('button', { name: 'Add question' }).click();
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Can orders be placed at night?', expanded: false }).click();
    await page.getByText('Somebody is here until six.').waitFor();
    await page.getByRole('button', { name: 'Delete: Can orders be placed at night?' }).click();
    await page.getByRole('button', { name: 'Delete question' }).click();
    await page.getByText('“Can orders be placed at night?” deleted').first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^My orders/ }).textContent()).toMatch(/5$/);
  });
});

describe('the knowledge base', () => {
  browserTest('is searched, browsed from its topics to an article, and written', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Knowledge base', exact: true }).click();
    await heading(page, 'Knowledge base');
    await expect.poll(() => page.getByRole('article').count()).toBe(6);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('fallback');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('link', { name: 'What does a fallback mount do?' }).click();

    await heading(page, 'What does a fallback mount do?');
    await page.getByText('/emergency.mp3').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'How do titles get into the stream?' }).click();
    await heading(page, 'How do titles get into the stream?');
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Streaming' })
      .click();
    await heading(page, 'Streaming');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Add article' }).click();
    await heading(page, 'Add article');
    await page.getByRole('textbox', { name: 'Question' }).fill('How loud is a jingle?');
    await page.getByLabel('Topic').selectOption('Streaming · What listeners hear');
    await page.getByRole('textbox', { name: /^Answer/ }).click();
    await page.keyboard.type('As loud as speech.');
    await page.getByRole('button', { name: 'Add article' }).click();
    await heading(page, 'How loud is a jingle?');
    expect(page.url()).toMatch(/\/admin\/knowledge-base\/streaming\/how-loud-is-a-jingle$/);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await heading(page, 'Edit article');
    await page.getByRole('textbox', { name: 'Question' }).fill('How loud may a jingle be?');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, 'How loud may a jingle be?');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete question' }).click();
    await heading(page, 'Streaming');
    await expect.poll(() => page.getByRole('link', { name: 'How loud may a jingle be?' }).count()).toBe(0);

    await goTo(page, '/admin/knowledge-base/streaming/nothing-of-the-kind');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await goTo(page, '/admin/knowledge-base/website/what-does-a-fallback-mount-do');
    await page.waitForURL('**/knowledge-base/streaming/what-does-a-fallback-mount-do');
  });
});
