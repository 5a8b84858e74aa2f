// The calendar by keyboard: a weekly slot, one of its days moved, a clash solved, and what was done taken back.
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { pressInMessage } from './support/message.ts';
import { openAsDemo } from './support/signIn.ts';
import { walk } from './support/walk.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => drawer(page).waitFor({ state: 'hidden' });

/** Something planned, as the list shows it. */
const planned = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Wednesday of the week after the next. */
function dayToPlan(): string {
  const today = new Date();
  const monday = today.getDate() - ((today.getDay() + 6) % 7);
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), monday + 16)).toISOString().slice(0, 10);
}

async function plan(page: Page, { title, time }: { title: string; time: string }) {
  await button(page, 'Plan something').focus();
  await page.keyboard.press('Enter');
  await drawer(page)
    .getByRole('combobox', { name: /^Emission/ })
    .fill('night');
  await page.getByRole('option', { name: 'Night Line', exact: true }).click();
  await drawer(page)
    .getByLabel(/^Title/)
    .fill(title);
  await drawer(page).getByLabel('First day').fill(dayToPlan());
  await drawer(page).getByLabel('Start', { exact: true }).fill(time);
  await drawer(page).getByLabel('Length in minutes').fill('20');
  await drawer(page).getByLabel('Layer').selectOption('Adverts');
}

describe('the calendar', () => {
  walk('plans every week, moves one day, and solves a clash', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('button', { name: 'Night Line' }).first().waitFor();
    await expectAccessible(page);

    await plan(page, { title: 'Harbour jazz', time: '03:10' });
    await drawer(page).getByLabel('Repeats').selectOption('Every week');
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Plan something' }).click();
    await closed(page);

    await button(page, 'List').click();
    await button(page, 'Later').click();
    await button(page, 'Later').click();
    await planned(page, '03:10 Harbour jazz').click();
    await drawer(page).getByRole('button', { name: 'Change' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'This day only' }).click();
    await drawer(page).getByLabel('Start', { exact: true }).fill('04:40');
    await drawer(page).getByRole('button', { name: 'Save' }).click();
    await closed(page);
    await planned(page, '04:40 Harbour jazz').waitFor();
    expect(await planned(page, '03:10 Harbour jazz').count()).toBe(0);

    // The week after, the series is where it was.
    await button(page, 'Later').click();
    await planned(page, '03:10 Harbour jazz').waitFor();
    await button(page, 'Earlier').click();
    await planned(page, '04:40 Harbour jazz').waitFor();

    // The messages of what was planned and moved first have their own ways back.
    await expect.poll(() => button(page, 'Undo').count(), { timeout: 30_000 }).toBe(0);
    await plan(page, { title: 'Night market', time: '04:50' });
    await drawer(page).getByRole('button', { name: 'Plan something' }).click();
    const clash = drawer(page).getByRole('alert').filter({ hasText: 'On 1 day something else is there.' });
    await clash.getByText('Harbour jazz').waitFor();
    await expectAccessible(page);
    await clash
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    await drawer(page).getByRole('button', { name: 'Plan something' }).click();
    await closed(page);
    await planned(page, '\\d\\d:\\d\\d Night market').waitFor();
    await pressInMessage(page, 'Undo');
    await planned(page, '\\d\\d:\\d\\d Night market').waitFor({ state: 'hidden' });

    await button(page, 'All').click();
    await planned(page, '04:40 Harbour jazz').waitFor({ state: 'hidden' });
    await button(page, 'Live').click();
    await planned(page, '04:40 Harbour jazz').waitFor();
  });

  walk('is subscribed to at an address of its own, which is revoked', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/calendar');
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Subscribe' }).click();
    await drawer(page).getByText('There is no address yet.').waitFor();
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Make an address' }).click();
    await drawer(page).getByLabel('What it gives').selectOption('One emission');
    await drawer(page)
      .getByRole('combobox', { name: /^Emission/ })
      .fill('night');
    await page.getByRole('option', { name: 'Night Line', exact: true }).click();
    await drawer(page).getByLabel(/^Name/).fill('My phone');
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Make an address' }).click();

    await drawer(page).getByText('The address is ready').waitFor();
    await drawer(page).getByText('My phone').waitFor();
    await expectAccessible(page);
    const address = (await drawer(page).getByRole('textbox', { name: 'Address' }).textContent())!;
    const webcal = await drawer(page)
      .getByRole('link', { name: 'Open in a calendar program' })
      .getAttribute('href');
    expect(webcal).toBe(address.replace(/^https?:/, 'webcal:'));
    const { pathname, search } = new URL(address);
    const feed = new URL(`${pathname}${search}`, product.url);

    const answer = await fetch(feed);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.length).toBeGreaterThan(5);
    expect(events.map(({ summary }) => summary)).toContain('Night Line');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('My phone');

    await drawer(page).getByRole('button', { name: 'Revoke: My phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await drawer(page).getByText('There is no address yet.').waitFor();
    expect((await fetch(feed)).status).toBe(404);
  });
});
