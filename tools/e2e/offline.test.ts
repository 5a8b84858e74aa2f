// A lost connection on every kind of page: the page says so, loaded content stays, typed text is kept, and no failed
// action looks successful. The page recovers when the connection returns.
// @module-tag feature/accounts
// @module-tag feature/website
// @module-tag feature/companies
// @module-tag feature/dashboard
// @module-tag feature/invoices
// @module-tag feature/library
// @module-tag feature/notifications
// @module-tag feature/broadcasting
// @module-tag feature/programmes
// @module-tag feature/scheduling
// @module-tag feature/statistics
// @module-tag server/player
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isThere } from '../../server/player/testing/listener.ts';
import { patience } from '../testing/running/patience.ts';
import { expectAccessible } from './support/accessibility.ts';
import { administratorOf } from './support/administrator.ts';
import { goTo } from './support/goTo.ts';
import { pickOption } from './support/pickOption.ts';
import { untilQuiet, letPass } from './support/quiet.ts';
import { openAsDemo } from './support/signIn.ts';
import { tone } from './support/sound.ts';
import { startStation } from './support/product/station.ts';
import { browserTest } from './support/browserTest.ts';

const patient = { timeout: 60_000 * patience };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByText(/^Offline\./);
const notice = (page: Page) =>
  page.getByText(/^This could not be loaded\. The last loaded content is shown below\./);
const unreachable = "The server can't be reached. Check your connection.";
const said = (page: Page) => page.getByText(unreachable).first();

/** Waits until the page has loaded its code for offline use. The page starts that three seconds after it opens. */
async function atRest(page: Page): Promise<void> {
  // These timers start after the timers of the page (client/src/kit/late/inSpareTime.ts), so they also end after them.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        setTimeout(() => requestIdleCallback(() => done(), { timeout: 3000 }), 3000),
      ),
  );
  await untilQuiet(page);
}

async function lose(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await banner(page).waitFor();
}
async function find(page: Page): Promise<void> {
  await expectReadable(page);
  await page.context().setOffline(false);
  await banner(page).waitFor({ state: 'detached' });
}

/** Checks that the page has readable text, without technical error messages. */
async function expectReadable(page: Page): Promise<void> {
  const words = (await page.locator('body').innerText()).trim();
  expect(words.length).toBeGreaterThan(100);
  expect(words).not.toMatch(/Failed to fetch|TypeError|\[object|undefined|NetworkError|NaN/);
}

const firstRow = async (page: Page) =>
  (await page.getByRole('row').nth(1).innerText()).replaceAll(/\s+/g, ' ');

interface Sent {
  operationName?: string;
}
const nameOf = (body: string | null) => (JSON.parse(body ?? '{}') as Sent).operationName ?? '';

describe('a connection that is lost during', () => {
  browserTest(
    'a list request: rows of the previous request are not shown as the result',
    { tags: ['smoke'] },
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/invoices');
      await page.getByText('1–10 of 50').waitFor();
      const before = await firstRow(page);
      await lose(page);
      await button(page, 'Total').click();
      await notice(page).waitFor();
      expect(await firstRow(page)).toBe(before);
      expect(await page.getByText('1–10 of 50').count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('searchbox').fill('an');
      await notice(page).waitFor();
      await page.getByRole('searchbox').fill('');
      await find(page);
      await page.getByText('1–10 of 50').waitFor();
      expect(await notice(page).count()).toBe(0);
      await expect.poll(() => firstRow(page)).not.toBe(before);
    },
  );

  browserTest('a bulk deletion: the rows stay, and are deleted on the next attempt', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/companies');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('checkbox').nth(2).check();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    const total = await page.getByRole('row').count();
    await button(page, 'Delete').click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true });
    await sure.waitFor();
    await atRest(page);
    await lose(page);
    await sure.click();
    await page.getByText('2 rows could not be deleted').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(total);
    await bar.getByText('2 selected').waitFor();
    await find(page);
  });

  browserTest(
    'the display of a record: the loaded data stays, and the requested change is not made',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/invoices');
      await page
        .getByRole('link', { name: /^#\d+$/ })
        .first()
        .click();
      await heading(page, /^Invoice #/).waitFor();
      const title = (await heading(page, /^Invoice #/).innerText()).trim();
      await page.getByText('Billed to').waitFor();
      await lose(page);
      await page.goBack();
      await page.getByText('1–10 of 50').waitFor();
      await page.goForward();
      await heading(page, title).waitFor();
      await find(page);
      await heading(page, title).waitFor();
    },
  );

  browserTest(
    'the submission of a form: its contents stay, and the record is created once although the response was lost',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/companies');
      await button(page, 'Add company').click();
      await dialog(page).getByLabel('Name', { exact: true }).fill('Lighthouse Tapes');
      await lose(page);
      const save = dialog(page).getByRole('button', { name: 'Add company' });
      await save.click();
      await dialog(page).getByRole('alert').filter({ hasText: unreachable }).waitFor();
      expect(await dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Lighthouse Tapes');
      await expect.poll(() => save.isEnabled()).toBe(true);
      await find(page);

      // The server performs the mutation, but the connection is lost before the response arrives.
      let isLost = false;
      await page.route('**/graphql', async (route) => {
        if (isLost || nameOf(route.request().postData()) !== 'CreateCompany') return route.fallback();
        isLost = true;
        await route.fetch();
        return route.abort('connectionreset');
      });
      await save.click();
      await dialog(page).getByRole('alert').filter({ hasText: unreachable }).waitFor();
      expect(isLost).toBe(true);
      await save.click();
      await dialog(page).waitFor({ state: 'hidden' });
      await page.getByRole('searchbox').fill('Lighthouse');
      await expect.poll(() => page.getByRole('row', { name: /Lighthouse Tapes/ }).count()).toBe(1);
      await page.getByText('1–1 of 1').waitFor();
    },
  );

  browserTest(
    'the editing of a page: leaving it asks for confirmation, and it is saved once the server is reachable',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/website/blog/new');
      await page.getByLabel('Title', { exact: true }).fill('A quiet pier');
      await page.getByRole('textbox', { name: /^Text/ }).click();
      await page.keyboard.type('Nobody fishes here ');
      await lose(page);
      await page.keyboard.type('in winter');
      await page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      await button(page, 'Save draft').first().click();
      await page.getByRole('alert').filter({ hasText: unreachable }).waitFor();
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A quiet pier');
      await page.getByText('Nobody fishes here in winter').waitFor();
      await find(page);
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A quiet pier');
    },
  );

  browserTest('the upload of a file: it resumes automatically', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/multimedia/songs');
    await button(page, 'Upload').first().waitFor();
    const panel = page.getByRole('region', { name: 'Uploads' });
    let isCut = false;
    await page.route('**/uploads/media/*', async (route) => {
      if (!isCut && route.request().method() === 'PATCH') {
        isCut = true;
        // The code of the panel loads with the first upload.
        await panel.waitFor();
        await page.context().setOffline(true);
      }
      return route.continue().catch(() => undefined);
    });
    const file = { name: 'Pier - Slack water.wav', mimeType: 'audio/wav', buffer: tone(610) };
    await page.locator('input[data-upload=files]').setInputFiles(file);
    await banner(page).waitFor();
    await panel.getByText(/^(Interrupted|Waits|Waiting)/).waitFor();
    await find(page);
    await panel.getByText('In the library · 1').waitFor();
    await page.getByRole('row', { name: /Slack water/ }).waitFor();
  });

  browserTest('the reordering of a playlist: the previous order returns', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/multimedia/playlists');
    await page.getByRole('link', { name: /^Evening jazz/ }).click();
    const rows = page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem');
    await rows.nth(2).waitFor();
    const titles = () =>
      Promise.all([0, 1, 2].map((index) => rows.nth(index).locator('.person-name').textContent()));
    const before = await titles();
    await atRest(page);
    await lose(page);
    await rows.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(`“${before[0]}” could not be moved`).waitFor();
    await expect.poll(titles).toEqual(before);
    await find(page);
    await rows.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(titles).toEqual([before[1], before[0], before[2]]);
  });

  browserTest(
    'the editing of a rundown: an added item appears only once it is saved',
    async ({ page, product }) => {
      const execute = await administratorOf(product.url);
      const [from, to] = [1, 8].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
      const { calendar } = await execute<{
        calendar: Array<{ slotId: string; date: string; title: string }>;
      }>(
        'query ($from: DateTimeISO!, $to: DateTimeISO!) { calendar(from: $from, to: $to) { slotId date title } }',
        { from, to },
      );
      const { slotId, date } = calendar.find(({ title }) => /Night Line/.test(title)) ?? calendar[0]!;
      await openAsDemo(page, 'admin', `/admin/planning/rundown/${slotId}/${date}`);
      await heading(page, /^Rundown/).waitFor();
      await button(page, 'Add').click();
      await page.getByRole('menuitem', { name: 'Talk' }).click();
      await dialog(page).getByLabel('Title').fill('About the tide');
      await dialog(page).getByLabel('Length').fill('1:00');
      await lose(page);
      const add = dialog(page).getByRole('button', { name: 'Add' });
      await add.click();
      await dialog(page).getByRole('alert').filter({ hasText: unreachable }).waitFor();
      expect(await dialog(page).getByLabel('Title').inputValue()).toBe('About the tide');
      await find(page);
      await add.click();
      await dialog(page).waitFor({ state: 'hidden' });
      const added = page
        .getByRole('list', { name: 'Items of the rundown' })
        .getByRole('listitem', { name: /About the tide/ });
      await added.waitFor();
      expect(await added.count()).toBe(1);
    },
  );

  browserTest(
    'a drag in the calendar: the slot returns to its place, and no week is shown under the dates of another',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/calendar');
      // Monday morning is visible without scrolling.
      const box = page.locator('[data-occurrence]').filter({ hasText: 'Horizon matin' }).first();
      await box.waitFor();
      await expect.poll(() => button(page, 'Today').isEnabled()).toBe(true);
      // An occurrence that has begun cannot be moved, so the test moves an occurrence of the next week.
      const thisWeek = await box.getAttribute('data-occurrence');
      await button(page, 'Next').click();
      await expect.poll(() => box.getAttribute('data-occurrence')).not.toBe(thisWeek);
      const at = (await box.boundingBox())!;
      await page.mouse.move(at.x + at.width / 2, at.y + 8);
      await page.mouse.down();
      await page.mouse.move(at.x + at.width / 2 + 5, at.y + 20, { steps: 3 });
      await lose(page);
      // Drag farther than the offline banner shifts the page.
      await page.mouse.move(at.x + at.width / 2, at.y + 120, { steps: 5 });
      await page.mouse.up();
      await page.getByRole('alertdialog').getByRole('button', { name: 'This day' }).click();
      await expectReadable(page);
      await button(page, 'Next').click();
      await said(page).waitFor();
      await find(page);
      await said(page).waitFor({ state: 'detached' });
      await page.locator('[data-occurrence]').first().waitFor();
    },
  );

  browserTest(
    'a live broadcast: the loss is shown, decks play on, and the presenter is back on the air automatically',
    async ({ page, product }) => {
      const mount = await startStation(product.url);
      await expect.poll(() => isThere(mount), patient).toBe(true);
      await openAsDemo(page, 'admin', '/admin/multimedia/songs');
      const file = { name: 'Pier - Long swell.wav', mimeType: 'audio/wav', buffer: tone(440, 120) };
      await page.locator('input[data-upload=files]').setInputFiles(file);
      await page.getByRole('region', { name: 'Uploads' }).getByText('In the library · 1').waitFor();
      await goTo(page, '/admin/studio/live');
      await button(page, 'Open microphone').click();
      await button(page, 'On: Microphone').click();
      await button(page, 'Load: Deck A').click();
      await dialog(page).getByRole('combobox', { name: 'From the library' }).fill('Long swell');
      await pickOption(page, /Long swell/);
      await dialog(page).getByRole('button', { name: 'Load' }).click();
      const deck = page.getByRole('group', { name: 'Deck A' });
      await deck.getByRole('button', { name: 'Play: Deck A' }).click();
      const left = () => deck.getByRole('timer').textContent();
      await expect.poll(left).not.toBe('−2:00');
      await button(page, 'Go live').click();
      const state = (name: string) => page.getByText(name, { exact: true }).first();
      await state('On air').waitFor(patient);

      await lose(page);
      await state('Reconnecting').waitFor(patient);
      const before = await left();
      await expect.poll(left).not.toBe(before);
      await deck.getByRole('button', { name: 'Pause: Deck A' }).waitFor();
      await find(page);
      await state('On air').waitFor(patient);
      await button(page, 'End live session').click();
      await state('Ended').waitFor(patient);
    },
  );

  browserTest('the display of the dashboard: missed events appear afterwards', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/dashboard');
    await button(page, 'Pause plan').waitFor();
    const execute = await administratorOf(product.url);
    await lose(page);
    await execute('mutation { pausePlan(duration: 900000) { __typename } }');
    expect(await page.getByText(/^Paused until/).count()).toBe(0);
    await find(page);
    await page.getByText(/^Paused until/).waitFor();
    await button(page, 'Resume plan').click();
    await button(page, 'Pause plan').waitFor();
  });

  browserTest(
    'the display of statistics: figures of other days are not shown as those of the chosen days',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/date/statistics?period=2019-01-01..2019-12-31');
      await page.getByRole('heading', { name: 'Invoices issued', exact: true }).waitFor();
      await lose(page);
      await button(page, 'Last 7 days').click();
      await said(page).waitFor();
      await find(page);
      await page.getByRole('heading', { name: 'Users added' }).waitFor();
    },
  );

  browserTest(
    'the archiving of a notification: it stays in the inbox, and the failure is shown',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/notifications');
      await heading(page, 'Notifications').waitFor();
      const putAway = page.getByRole('button', { name: /^Mark as done: / });
      await putAway.first().waitFor();
      const count = await putAway.count();
      await atRest(page);
      await lose(page);
      await putAway.first().click();
      await page.getByText('The change was not saved').waitFor();
      expect(await putAway.count()).toBe(count);
      await button(page, 'For you').click();
      await said(page).waitFor();
      await find(page);
      await said(page).waitFor({ state: 'detached' });
    },
  );

  browserTest('signing in and out', async ({ page }) => {
    await page.goto('/sign-in');
    await heading(page, 'Sign in').waitFor();
    await page.getByLabel('E-mail').fill('admin@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('admin');
    await page.context().setOffline(true);
    await button(page, 'Sign in').click();
    await said(page).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@demo.com');
    await page.context().setOffline(false);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/admin/**');

    await goTo(page, '/admin/access');
    await button(page, /Ada Merle/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await atRest(page);
    await lose(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('You could not be signed out. Try again.').waitFor();
    await find(page);
    await heading(page, /./).waitFor();
  });

  browserTest('the renewal of the session: nobody is signed out', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/invoices');
    await page.getByText('1–10 of 50').waitFor();
    await page.route('**/graphql', (route) =>
      nameOf(route.request().postData()) === 'RefreshSession' ||
      route.request().postData()?.includes('refreshSession')
        ? route.abort()
        : route.fulfill({
            json: { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }], data: null },
          }),
    );
    await button(page, 'Total').click();
    await notice(page).waitFor();
    await expectReadable(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await button(page, 'Try again').click();
    await notice(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/invoices');
  });

  browserTest(
    'the loading of a drawer: the failure is shown, and the drawer opens once it is loaded',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/companies');
      await page.getByRole('row').nth(1).waitFor();
      await lose(page);
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('cell')
        .last()
        .click({ position: { x: 2, y: 2 } });
      await page.getByText(/is still loading\.$/).waitFor();
      await find(page);
      await dialog(page).waitFor();
    },
  );
});

describe('a slow connection', () => {
  browserTest('shows progress at once, and runs no action twice', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/companies');
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 62 * 1024,
      uploadThroughput: 62 * 1024,
    });
    for (const [name, title] of [
      ['Invoices', 'Invoices'],
      ['Calendar', 'Calendar'],
      ['Companies', 'Companies'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click();
      const isShown = () =>
        page.evaluate(
          (wanted) =>
            document.querySelector('[role=progressbar], [aria-busy=true]') !== null ||
            document.querySelector('h1')?.textContent?.includes(wanted),
          title,
        );
      await expect.poll(isShown, { timeout: 2000 * patience, interval: 20 }).toBe(true);
      await heading(page, title).waitFor();
    }

    await button(page, 'Add company').click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Slow Boat Radio');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sent.push(nameOf(request.postData()));
    });
    await dialog(page).getByRole('button', { name: 'Add company' }).dblclick();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(sent.filter((name) => name === 'CreateCompany')).toHaveLength(1);

    // Hold back the response to the first search until the second search has its response.
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    const isFirst = (request: Request) => request.postData()?.includes('"search":"Slow"') ?? false;
    const { promise: firstIsOver, resolve: endFirst } = Promise.withResolvers<void>();
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => isFirst(request) && endFirst());
    await page.route('**/graphql', async (route) => {
      if (isFirst(route.request())) await mayCome;
      return route.fallback();
    });
    await page.getByRole('searchbox').fill('Slow');
    await page.waitForURL('**q=Slow');
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No results').waitFor();
    letCome();
    await firstIsOver;
    // Give the page time to process the late response. The page must ignore it.
    await letPass(page, 500);
    expect(await page.getByText('No results').count()).toBe(1);
  });
});
