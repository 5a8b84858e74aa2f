// Live access without a scheduled slot: a slot added after its start, and a live slot that starts now.
// @module-tag feature/scheduling
// @module-tag feature/broadcasting
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openPage } from './support/browser.ts';
import { addColleague, walker } from './support/colleague.ts';
import { stationDay, stationTime } from './support/days.ts';
import { goTo } from './support/goTo.ts';
import { pickOption } from './support/pickOption.ts';
import { openAs, openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const minute = 60_000;
const drawer = (page: Page) => page.getByRole('dialog');
const notYourTime = (page: Page) => page.getByText('You have no live slot now.');
/** Returns the button of a slot in the list. A slot that crosses midnight has a button on both days: the first one. */
const listed = (page: Page, time: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${time} ${title}`) }).first();

async function chooseEmission(page: Page) {
  await drawer(page)
    .getByRole('combobox', { name: /^Emission/ })
    .fill('night');
  await pickOption(page, 'Night Line');
}

/** Deletes all slots on the advert and live layers. Which slots the demo data has there depends on the time of day. */
async function emptyUpperLayers(page: Page) {
  const execute = async (query: string, variables: object, token = '') => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post('/graphql', { data: { query, variables }, headers });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data;
  };
  const { signIn } = await execute(
    'mutation { signIn(email: "admin@demo.com", password: "admin") { accessToken } }',
    {},
  );
  const { slots } = await execute(
    '{ slots(perPage: 100, filter: { layer: { in: [ADVERTS, LIVE] } }) { items { id } } }',
    {},
    signIn.accessToken,
  );
  const ids = slots.items.map(({ id }: { id: string }) => id);
  if (ids.length > 0)
    await execute('mutation ($ids: [ID!]!) { deleteSlots(ids: $ids) }', { ids }, signIn.accessToken);
}

async function openList(page: Page) {
  await emptyUpperLayers(page);
  await openAsDemo(page, 'admin', '/admin/calendar');
  await page.getByRole('button', { name: 'Night Line' }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Today' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'List', exact: true }).click();
}

describe('a slot that has begun', () => {
  browserTest(
    'appears at once when it is planned after its start, and its rundown opens',
    async ({ page }) => {
      await openList(page);
      const begin = Date.now() - 2 * minute;
      const time = stationTime(begin);
      await page.getByRole('button', { name: 'Add slot' }).click();
      await chooseEmission(page);
      await drawer(page)
        .getByLabel(/^Title/)
        .fill('Late train');
      await drawer(page).getByLabel('First day').fill(stationDay(begin));
      await drawer(page).getByLabel('Start', { exact: true }).fill(time);
      await drawer(page).getByLabel('Length in minutes').fill('30');
      await drawer(page).getByLabel('Layer').selectOption('Live');
      await drawer(page).getByRole('button', { name: 'Add slot' }).click();
      await drawer(page).waitFor({ state: 'hidden' });
      await listed(page, time, 'Late train').click();
      await drawer(page).getByText('Planned', { exact: true }).waitFor();
      await drawer(page).getByRole('link', { name: 'Rundown' }).click();
      await page.getByRole('heading', { name: 'Late train' }).waitFor();
    },
  );

  browserTest(
    'can be started for a presenter, who may go live at once',
    async ({ page, browser, product }) => {
      const person = walker('Lena');
      await addColleague(page, person, 'user');
      await openList(page);
      const { page: presenter, errors } = await openPage(browser, { baseURL: product.url });
      try {
        await openAs(presenter, person, '/admin/studio/live');
        await notYourTime(presenter).waitFor();

        await page.getByRole('button', { name: 'Start live now' }).click();
        await chooseEmission(page);
        await drawer(page)
          .getByRole('combobox', { name: /^Presenter/ })
          .fill('Lena');
        await pickOption(page, /Lena Walker/);
        await drawer(page).getByLabel('Length in minutes').fill('20');
        await drawer(page)
          .getByLabel(/^Title/)
          .fill('Storm warning');
        await expectAccessible(page);
        await drawer(page).getByRole('button', { name: 'Start now' }).click();
        await drawer(page).waitFor({ state: 'hidden' });
        await listed(page, '\\d\\d:\\d\\d', 'Storm warning').waitFor();

        await goTo(presenter, '/admin/studio/live');
        await notYourTime(presenter).waitFor({ state: 'hidden' });
      } finally {
        await presenter.context().close();
      }
      expect(errors).toEqual([]);
    },
  );
});
