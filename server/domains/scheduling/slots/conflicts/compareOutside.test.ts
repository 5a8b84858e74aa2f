import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { patience } from '../../../../../tools/testing/running/patience.ts';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, weekly } from '../../testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const emissionId = await addEmission(app, admin, 'Of every hour');
const { calendarTurns } = app.shared.services;
const minutes = 60_000;

const slot = (startTime: string, more: object = {}) => ({
  category: 'LIVE',
  layer: 'FILLER',
  emissionId,
  startDate: dayAfter(0),
  startTime,
  duration: 30 * minutes,
  recurrence: { frequency: 'DAILY', interval: 1 },
  ...more,
});
const hourText = (hour: number) => String(hour).padStart(2, '0');

/** Twenty series without an end, which do not overlap. */
beforeAll(async () => {
  for (let hour = 2; hour < 22; hour++) await created(slot(`${hourText(hour)}:00`));
});

/** Starts a computation of the radio that ends when the test calls the returned function. */
function occupyTurn() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = calendarTurns.inTurn('1', () => promise);
  onTestFinished(() => resolve());
  return async () => {
    resolve();
    await running;
  };
}

const isPending = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), sleep(150 * patience).then(() => true)]);

const created = async (input: object): Promise<{ id: string; version: number }> => {
  const { data, errors } = await calendar.create(input);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createSlot;
};
const nextDay = (() => {
  let day = 40;
  return () => dayAfter((day += 7));
})();

type Write = () => ReturnType<typeof calendar.create>;

/** Mutations that compare years of the calendar. Each changes a slot of its own. */
const writes: ReadonlyArray<[name: string, start: (startTime: string) => Promise<Write>]> = [
  ['createSlot', async (startTime) => () => calendar.create(slot(startTime, { duration: 5 * minutes }))],
  [
    'updateSlot',
    async (startTime) => {
      const { id, version } = await created(slot(startTime, { duration: 5 * minutes }));
      return () => calendar.update(id, version, { duration: 6 * minutes });
    },
  ],
  [
    'restoreSlot',
    async (startTime) => {
      const { id } = await created(slot(startTime, { duration: 5 * minutes }));
      await calendar.remove(id);
      return () => calendar.restore(id);
    },
  ],
  [
    'splitSlot',
    async (startTime) => {
      const { id, version } = await created(slot(startTime, { duration: 5 * minutes }));
      return () => calendar.split(id, version, nextDay(), { duration: 6 * minutes });
    },
  ],
  [
    'changeSlotDays',
    async (startTime) => {
      const { id, version } = await created(slot(startTime, { duration: 5 * minutes }));
      const input = { from: dayAfter(1), to: dayAfter(366), action: 'CHANGE', duration: 6 * minutes };
      const document =
        'mutation ($id: ID!, $version: Int!, $input: SlotDaysInput!) { changeSlotDays(id: $id, version: $version, input: $input) { days { date } } }';
      return () => app.graphql(document, { id, version, input }, admin);
    },
  ],
  [
    'importCalendar',
    async (startTime) => {
      const stamp = `${dayAfter(0)}T${startTime}00`.replaceAll(/[-:]/g, '');
      const lines = ['BEGIN:VEVENT', `UID:${stamp}`, `DTSTART:${stamp}`, 'DURATION:PT5M', 'END:VEVENT'];
      const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
      const input = { text, category: 'LIVE', layer: 'FILLER', defaultEmissionId: emissionId };
      const document =
        'mutation ($input: CalendarImportInput!) { importCalendar(input: $input, apply: true) { events { state } } }';
      return async () => {
        const answer = await app.graphql(document, { input }, admin);
        expect(answer.data?.importCalendar.events).toEqual([{ state: 'IMPORTED' }]);
        return answer;
      };
    },
  ],
];

describe.each(writes.map(([name, start], index) => [name, start, index] as const))(
  'the comparison of %s',
  (_, start, index) => {
    const startTime = `${hourText(index + 2)}:40`;

    test('waits for its turn outside of the transaction, so that others can write', async () => {
      const write = await start(startTime);
      const release = occupyTurn();
      const saving = write();
      expect(await isPending(saving)).toBe(true);
      const emission = await addEmission(app, admin, `Written meanwhile ${index}`);
      expect(Number(emission)).toBeGreaterThan(0);
      await release();
      const { data, errors } = await saving;
      expect(errors).toEqual([]);
      expect(Object.values(data)).not.toContain(null);
    });
  },
);

describe('a calendar that changes during a comparison', () => {
  test('is compared again, so that two slots never get the same time', async () => {
    const release = occupyTurn();
    const both = [1, 2].map(() => calendar.create(slot('12:35', { duration: 10 * minutes })));
    await sleep(150 * patience);
    await release();
    const answers = await Promise.all(both);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['SCHEDULE_CONFLICT', undefined]);
    const { extensions } = answers.find(({ code }) => code)!.errors[0]!;
    expect(extensions).toMatchObject({ clashes: expect.arrayContaining([expect.anything()]) });
  });

  test('is read outside of the transaction to list clashes and free times', async () => {
    const { id } = await created(slot('13:40', { duration: 5 * minutes, recurrence: weekly('MO') }));
    const { code, errors } = await calendar.create(slot('13:30', { duration: 20 * minutes }));
    expect(code).toBe('SCHEDULE_CONFLICT');
    expect(errors[0]!.extensions).toMatchObject({
      clashes: expect.arrayContaining([expect.objectContaining({ slotId: id })]),
      freeLayers: expect.arrayContaining(['LIVE']),
    });
    expect(errors[0]!.extensions['freeStarts']).not.toEqual([]);
  });
});
