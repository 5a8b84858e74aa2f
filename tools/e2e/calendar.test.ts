// The calendar by pointer and by keyboard: weekly slots, moved days, a solved conflict, undo, printing, right-to-left
// layout, and iCalendar feeds.
// @module-tag feature/scheduling
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { showWeekAfterNext } from './support/calendarWeek.ts';
import { pressInMessage } from './support/message.ts';
import { pickOption } from './support/pickOption.ts';
import { openAsDemo } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => drawer(page).waitFor({ state: 'hidden' });

/** Button of an occurrence in the calendar, by the start of its name. */
const planned = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Returns the screen position of a time on a day, in the week view. */
async function pointOf(page: Page, date: string, time: string) {
  const line = page.locator(`[data-time="${time}:00"]`).last();
  await line.scrollIntoViewIfNeeded();
  const [column, { y }] = await Promise.all([
    page.locator(`[role=cell][data-date="${date}"]`).boundingBox(),
    line.boundingBox().then((box) => box!),
  ]);
  return { x: column!.x + column!.width / 2, y: y + 2 };
}

type Point = Awaited<ReturnType<typeof pointOf>>;

async function draw(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/**
 * Returns a point in the box of an occurrence: `fromTop` pixels below its upper edge. Negative values count upwards from its lower
 * edge.
 */
async function pointIn(page: Page, name: string, fromTop: number): Promise<Point> {
  const box = (await planned(page, name).boundingBox())!;
  return { x: box.x + box.width / 2, y: fromTop < 0 ? box.y + box.height + fromTop : box.y + fromTop };
}

/** Start times within five minutes of 04:00: dropping with the pointer is not more exact. */
const aboutFour = '(03:55|04:0[05])';

const thisDayOnly = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'This day' });

async function plan(page: Page, { title, day, time }: { title: string; day: string; time: string }) {
  await button(page, 'Add slot').focus();
  await page.keyboard.press('Enter');
  await drawer(page)
    .getByRole('combobox', { name: /^Emission/ })
    .fill('night');
  await pickOption(page, 'Night Line');
  await drawer(page)
    .getByLabel(/^Title/)
    .fill(title);
  await drawer(page).getByLabel('First day').fill(day);
  await drawer(page).getByLabel('Start', { exact: true }).fill(time);
  await drawer(page).getByLabel('Length in minutes').fill('20');
  await drawer(page).getByLabel('Layer').selectOption('Adverts');
}

const compact = (date: string) => date.replaceAll('-', '');
/** Start and end lines of an iCalendar event in the radio's time zone, on a day such as `2026-11-30`. */
const timesOf = (date: string, from: string, until: string) => [
  `DTSTART;TZID=Europe/Paris:${compact(date)}T${from}`,
  `DTEND;TZID=Europe/Paris:${compact(date)}T${until}`,
];
const calendarFile = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Planner//EN',
    ...events.flatMap((lines, index) => [
      'BEGIN:VEVENT',
      `UID:${index}@planner.example.org`,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

describe('the calendar', () => {
  browserTest('plans a weekly series, moves one occurrence, and resolves a conflict', async ({ page }) => {
    await openAsDemo(page);
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('button', { name: 'Night Line' }).first().waitFor();
    // Wait until the toolbar is enabled. The grid loads after the panel and enables it.
    await expect.poll(() => button(page, 'Today').isEnabled()).toBe(true);
    await expectAccessible(page);

    const [, , wednesday] = await showWeekAfterNext(page);
    await plan(page, { title: 'Harbour jazz', day: wednesday!, time: '03:10' });
    await drawer(page).getByLabel('Repeats').selectOption('Every week');
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Add slot' }).click();
    await closed(page);

    await button(page, 'List').click();
    await planned(page, '03:10 Harbour jazz').click();
    await drawer(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'This day' }).click();
    await drawer(page).getByLabel('Start', { exact: true }).fill('04:40');
    await drawer(page).getByRole('button', { name: 'Save' }).click();
    await closed(page);
    await planned(page, '04:40 Harbour jazz').waitFor();
    expect(await planned(page, '03:10 Harbour jazz').count()).toBe(0);

    // In the following week, the series is unchanged.
    await button(page, 'Next').click();
    await planned(page, '03:10 Harbour jazz').waitFor();
    await button(page, 'Previous').click();
    await planned(page, '04:40 Harbour jazz').waitFor();

    // Wait until the earlier messages are gone, because each has an "Undo" button.
    await expect.poll(() => button(page, 'Undo').count()).toBe(0);
    await plan(page, { title: 'Night market', day: wednesday!, time: '04:50' });
    await drawer(page).getByRole('button', { name: 'Add slot' }).click();
    const clash = drawer(page).getByRole('alert').filter({ hasText: 'Another slot is in the way on 1 day.' });
    await clash.getByText('Harbour jazz').waitFor();
    await expectAccessible(page);
    await clash
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    await drawer(page).getByRole('button', { name: 'Add slot' }).click();
    await closed(page);
    await planned(page, '\\d\\d:\\d\\d Night market').waitFor();
    await pressInMessage(page, 'Undo');
    await planned(page, '\\d\\d:\\d\\d Night market').waitFor({ state: 'hidden' });

    await button(page, 'All').click();
    await planned(page, '04:40 Harbour jazz').waitFor({ state: 'hidden' });
    await button(page, 'Live').click();
    await planned(page, '04:40 Harbour jazz').waitFor();
  });

  browserTest(
    'plans a weekly series by pointer: dragged from the panel, moved and extended on one day',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/calendar');
      await planned(page, 'Night Line').first().waitFor();
      const [, tuesday, , thursday] = await showWeekAfterNext(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('night');
      const entry = page.getByRole('button', { name: 'Night Line', exact: true }).first();
      await expect.poll(() => page.locator('[data-entry]').count()).toBe(1);
      const target = await pointOf(page, tuesday!, '03:00');
      const from = (await entry.boundingBox())!;
      await draw(page, { x: from.x + 40, y: from.y + 10 }, target);
      expect(await drawer(page).getByLabel('First day').inputValue()).toBe(tuesday);
      expect(await drawer(page).getByLabel('Start', { exact: true }).inputValue()).toBe('03:00');
      await drawer(page)
        .getByLabel(/^Title/)
        .fill('Tram bells');
      await drawer(page).getByLabel('Length in minutes').fill('60');
      await drawer(page).getByLabel('Layer').selectOption('Adverts');
      await drawer(page).getByLabel('Repeats').selectOption('Every week');
      await drawer(page).getByLabel('Ends').selectOption('After');
      await drawer(page).getByLabel('Occurrences').fill('6');
      await expectAccessible(page);
      await drawer(page).getByRole('button', { name: 'Add slot' }).click();
      await closed(page);

      await planned(page, 'Tram bells').waitFor();
      const { x, y } = await pointOf(page, thursday!, '04:00');
      await draw(page, await pointIn(page, 'Tram bells', 12), { x, y: y + 10 });
      await thisDayOnly(page).click();
      await planned(page, `Tram bells.*Thu.*${aboutFour}`).waitFor();

      const end = await pointOf(page, thursday!, '05:30');
      await draw(page, await pointIn(page, 'Tram bells', -2), end);
      await thisDayOnly(page).click();
      await planned(page, `Tram bells.*Thu.*${aboutFour} – 05:[23]`).waitFor();

      // The series still ends after six occurrences.
      await button(page, 'Next').click();
      await planned(page, 'Tram bells.*03:00 – 04:00').click();
      await drawer(page).getByText('Every week · Tuesday · 03:00 – 04:00 · 6 times').waitFor();
    },
  );

  browserTest('plans a weekly series by keyboard alone, and moves one occurrence', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/calendar');
    await planned(page, 'Night Line').first().waitFor();
    const { keyboard } = page;
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const friday = (await showWeekAfterNext(page))[4]!;
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await keyboard.type('night');
    await expect.poll(() => page.locator('[data-entry]').count()).toBe(1);
    await press('Tab', 'Enter');
    await drawer(page).getByLabel('First day').waitFor();
    // Fill in the inputs directly, because how dates and times are typed depends on the browser's language.
    await drawer(page).getByLabel('First day').fill(friday);
    await drawer(page).getByLabel('Start', { exact: true }).fill('03:00');
    await drawer(page).getByLabel('Length in minutes').focus();
    await press('Control+a');
    await keyboard.type('30');
    await drawer(page).getByLabel('Layer').focus();
    await keyboard.type('Adverts');
    await drawer(page).getByRole('button', { name: 'All fields' }).focus();
    await press('Enter');
    await drawer(page)
      .getByLabel(/^Title/)
      .focus();
    await keyboard.type('Quiet mile');
    await drawer(page).getByLabel('Repeats').focus();
    await keyboard.type('Every week');
    await drawer(page).getByRole('button', { name: 'Add slot' }).focus();
    await press('Enter');
    await closed(page);

    await planned(page, 'Quiet mile').focus();
    await press('Alt+ArrowUp');
    await page.getByRole('status').filter({ hasText: 'Quiet mile: Fri' }).first().waitFor();
    await press('Alt+ArrowUp', 'Alt+ArrowRight', 'Shift+Alt+ArrowDown');
    await planned(page, 'Quiet mile.*Sat.*02:30 – 03:15').waitFor();
    await press('Escape');
    await planned(page, 'Quiet mile.*Fri.*03:00 – 03:30').waitFor();
    // Wait until the message about the new slot is gone, because it has an "Undo" button.
    await expect.poll(() => button(page, 'Undo').count()).toBe(0);
    await press('Alt+ArrowDown', 'Alt+ArrowDown', 'Shift+Alt+ArrowDown');
    await expectAccessible(page);
    await press('Enter');
    await thisDayOnly(page).focus();
    await press('Enter');
    // The moved occurrence has the focus.
    await page.locator(':focus', { hasText: 'Quiet mile' }).waitFor();
    await pressInMessage(page, 'Undo');
    await planned(page, 'Quiet mile.*Fri.*03:00 – 03:30').waitFor();
    await planned(page, 'Quiet mile').focus();
    await press('Enter');
    await drawer(page).getByText('Every week · Friday').waitFor();
    await press('Escape');
    await closed(page);

    // The whole series moves to another weekday, and the moved occurrence has the focus.
    await expect.poll(() => button(page, 'Undo').count()).toBe(0);
    await planned(page, 'Quiet mile').focus();
    await press('Alt+ArrowLeft', 'Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'All days' }).focus();
    await press('Enter');
    await page.locator(':focus', { hasText: 'Quiet mile' }).waitFor();
    await planned(page, 'Quiet mile.*Thu.*03:00 – 03:30').waitFor();

    await press('?');
    await page.getByRole('dialog').getByText('Move the selected slot in the calendar').waitFor();
  });

  browserTest('plans a rebroadcast, and shows single layers', { tags: ['smoke'] }, async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/calendar');
    await planned(page, 'Night Line').first().waitFor();
    const saturday = (await showWeekAfterNext(page))[5]!;
    await planned(page, 'Night Line.*Live').first().click();
    await drawer(page).getByRole('button', { name: 'Rebroadcast' }).click();
    await drawer(page)
      .getByLabel(/^Title/)
      .fill('Night Line again');
    expect(await drawer(page).getByLabel('Category').inputValue()).toBe('REBROADCAST');
    expect(
      await drawer(page)
        .getByRole('combobox', { name: /^Original/ })
        .inputValue(),
    ).toBe('Night Line');
    await drawer(page).getByLabel('First day').fill(saturday);
    await drawer(page).getByLabel('Start', { exact: true }).fill('03:00');
    await drawer(page).getByLabel('Length in minutes').fill('30');
    await drawer(page).getByLabel('Layer').selectOption('Adverts');
    await drawer(page).getByText('Custom colour').click();
    await drawer(page).getByLabel('Colour', { exact: true }).fill('#b45309');
    await drawer(page).getByRole('button', { name: 'Add slot' }).click();
    await closed(page);
    await planned(page, 'Night Line again').waitFor();
    await button(page, 'Layer: Adverts').click();
    await planned(page, 'Night Line again').waitFor({ state: 'hidden' });
    await planned(page, 'Night Line.*Live').first().waitFor();
  });

  browserTest('is printed without its planning controls', async ({ page }) => {
    await openAsDemo(page, 'admin', '/admin/calendar');
    await planned(page, 'Night Line').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('searchbox', { name: 'Search' }).waitFor({ state: 'hidden' });
    await button(page, 'Layer: Adverts').waitFor({ state: 'hidden' });
    await page.locator('[data-occurrence]').first().waitFor();
    const paper = await page.pdf({ format: 'A4', landscape: true });
    expect(paper.byteLength).toBeGreaterThan(10_000);
  });

  browserTest('has a feed with an address of its own, which can be revoked', async ({ page, product }) => {
    await openAsDemo(page, 'admin', '/admin/calendar');
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Subscribe' }).click();
    await drawer(page)
      .getByText('There are no addresses yet. Create one to see the schedule in your calendar app.')
      .waitFor();
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Create address' }).click();
    await drawer(page).getByLabel('Contents').selectOption('One emission');
    await drawer(page)
      .getByRole('combobox', { name: /^Emission/ })
      .fill('night');
    await pickOption(page, 'Night Line');
    await drawer(page).getByLabel(/^Name/).fill('My phone');
    await expectAccessible(page);
    await drawer(page).getByRole('button', { name: 'Create address' }).click();

    await drawer(page).getByText('The address is ready').waitFor();
    await drawer(page).getByText('My phone').waitFor();
    await expectAccessible(page);
    const address = (await drawer(page).getByRole('textbox', { name: 'Address' }).textContent())!;
    const webcal = await drawer(page)
      .getByRole('link', { name: 'Open in calendar app' })
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
    await drawer(page)
      .getByText('There are no addresses yet. Create one to see the schedule in your calendar app.')
      .waitFor();
    expect((await fetch(feed)).status).toBe(404);
  });

  browserTest(
    'imports the events of a calendar file, and rejects a file of another kind',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/calendar');
      await planned(page, 'Night Line').first().waitFor();
      const [monday, tuesday, wednesday] = await showWeekAfterNext(page);
      await button(page, 'More').click();
      await page.getByRole('menuitem', { name: 'Import calendar file' }).click();
      const choose = (name: string, text: string) =>
        drawer(page)
          .getByLabel('Choose a file', { exact: true })
          .and(page.locator('input'))
          .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) });
      const show = drawer(page).getByRole('button', { name: 'Show events' });

      await choose('notes.ics', 'Dear all, the calendar comes tomorrow.');
      await show.click();
      await drawer(page)
        .getByRole('alert')
        .filter({ hasText: 'This is not a complete calendar file (.ics)' })
        .waitFor();
      await expectAccessible(page);

      await choose(
        'autumn.ics',
        calendarFile(
          [
            'SUMMARY:Night Line',
            ...timesOf(monday!, '010000', '012000'),
            'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3',
          ],
          ['SUMMARY:Ferry news', ...timesOf(tuesday!, '011000', '013000')],
          ['SUMMARY:Open day', `DTSTART;VALUE=DATE:${compact(wednesday!)}`],
        ),
      );
      await drawer(page).getByLabel('Layer').selectOption('Adverts');
      await drawer(page)
        .getByRole('combobox', { name: /^Emission of other events/ })
        .fill('night');
      await pickOption(page, 'Night Line');
      await show.click();
      await drawer(page).getByText('2 can be imported · 1 with a problem').waitFor();
      const events = drawer(page).getByRole('list', { name: 'Events of the file' }).getByRole('listitem');
      expect(await events.allInnerTexts()).toEqual([
        expect.stringMatching(/Open day[^]*The event lasts all day: a slot needs a start and an end\./),
        expect.stringMatching(/Night Line[^]*Every week · Monday · 01:00 – 01:20 · 3 times/),
        expect.stringMatching(/Ferry news[^]*01:10 – 01:30[^]*Emission: Night Line/),
      ]);
      await expectAccessible(page);

      await drawer(page).getByRole('button', { name: 'Import 2 events' }).click();
      await drawer(page).getByText('2 imported · 1 with a problem').waitFor();
      await page.getByRole('status').filter({ hasText: '2 events imported' }).first().waitFor();
      await page.keyboard.press('Escape');
      await closed(page);
      await planned(page, 'Ferry news.*Tue.*01:10 – 01:30').waitFor();
      const weekly = planned(page, 'Night Line.*Mon.*01:00 – 01:20');
      await weekly.waitFor();
      for (let week = 2; week <= 3; week++) {
        await button(page, 'Next').click();
        await planned(page, 'Ferry news').waitFor({ state: 'hidden' });
        await weekly.waitFor();
      }
      await button(page, 'Next').click();
      await weekly.waitFor({ state: 'hidden' });
    },
  );

  // Must be the last test: the language is saved in the account.
  browserTest(
    'reads from right to left in Arabic, where the left arrow key moves to the next day',
    async ({ page }) => {
      await openAsDemo(page, 'admin', '/admin/calendar');
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.getByRole('menuitemradio', { name: 'العربية' }).click();
      await page.getByRole('heading', { name: 'جدول البث', level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      await expectAccessible(page);
      await showWeekAfterNext(page, 'التالي');
      const columns = page.locator('[role=cell][data-date]');
      const first = (await columns.first().boundingBox())!;
      const last = (await columns.last().boundingBox())!;
      expect(first.x).toBeGreaterThan(last.x);

      const friday = planned(page, 'Quiet mile');
      await friday.focus();
      const before = (await friday.boundingBox())!;
      await page.keyboard.press('Alt+ArrowLeft');
      await expect.poll(async () => (await friday.boundingBox())?.x).toBeLessThan(before.x - 20);
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await friday.boundingBox())?.x).toBeGreaterThan(before.x - 20);
    },
  );
});
