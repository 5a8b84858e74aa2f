// Switching between radios: membership, and what a tab shows of each radio.
// @module-tag feature/organization
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /^Radio: / });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function switchTo(page: Page, search: string) {
  await switcher(page).click();
  await page.getByRole('combobox', { name: 'Search radios' }).fill(search);
  await page.getByRole('option', { name: new RegExp(`^Radio ${search}`, 'i') }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
}

describe('radios', () => {
  browserTest('are switched by search; the page follows, and the choice is remembered', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await heading(page, /Team of Radio Horizon/);
    await expectAccessible(page);
    await switchTo(page, 'lagune');
    await heading(page, /Team of Radio Lagune/);
    await page.getByText('13', { exact: true }).first().waitFor();
    await page.reload();
    await heading(page, /Team of Radio Lagune/);
    await switchTo(page, 'horizon');
    await heading(page, /Team of Radio Horizon/);
  });

  browserTest('are created, and get a member who then works there', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Radios', exact: true }).click();
    await page.getByRole('button', { name: 'Add radio' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Radio Été');
    expect(await page.getByLabel('Slug').inputValue()).toBe('radio-ete');
    await page.getByRole('dialog').getByRole('button', { name: 'Add radio' }).click();
    await page.getByText('Radio Été added').waitFor();
    // Wait until the drawer is closed: it then returns the focus to its button, which would close an open menu.
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await switchTo(page, 'été');
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.getByText('This team has no members yet.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Add to team' }).first().click();
    const choose = async (email: string) => {
      await page.getByRole('combobox', { name: /^Person/ }).fill(email);
      await pickOption(page, email);
    };
    await choose('nobody@example.com');
    await page.getByLabel('Role').selectOption({ label: 'Subscriber' });
    await page.getByRole('dialog').getByRole('button', { name: 'Add to team' }).click();
    await page.getByText('This no longer exists. Choose another').waitFor();
    await choose('client@demo.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to team' }).click();
    await page.getByText('Milo Claire added to the team').waitFor();

    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await openAsDemo(page, 'client');
    await switchTo(page, 'été');
    await page.getByText('You now work on Radio Été').waitFor();
    await switcher(page).getByText('Radio Été').waitFor();
  });
});
