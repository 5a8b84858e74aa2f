import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening } from '../../library/testing/sending.ts';
import { addEmission, calendarOf, dayAfter, hour } from '../testing/calendar.ts';
import { firstOf } from '../testing/subscription.ts';
import { publishCalendarChanged } from './calendarEvents.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const emissionId = await addEmission(app, admin, 'Heard');
const { database, services } = app.shared;
const url = (await listening(app)).replace('http', 'ws');

const firstEvent = (accessToken: string, radio: string, again: () => unknown, slot?: string) =>
  firstOf(
    url,
    {
      accessToken,
      radio,
      again,
      isExpected: (answer) => !slot || (answer as { slots: string[] }).slots.includes(slot),
    },
    'subscription { calendarChanged { slots from to } }',
  );

describe('changes of the calendar', () => {
  test('are published to users who may read it', async () => {
    const nobody = await firstEvent(await app.tokenOf('client@demo.com'), '1', () => undefined);
    expect(JSON.stringify(nobody)).toContain('FORBIDDEN');
  });

  test('are those of their own radio', async () => {
    const span = { from: new Date().toISOString(), to: null };
    const publishBoth = () =>
      database.transaction(async (transaction) => {
        for (const radioId of [1, 2])
          await publishCalendarChanged({ transaction, context: { radioId } }, services.events, {
            slots: [radioId],
            ...span,
          });
      });
    expect(await firstEvent(admin, '2', publishBoth)).toEqual({ slots: ['2'], ...span });
    expect(await firstEvent(admin, '1', publishBoth)).toEqual({ slots: ['1'], ...span });
  });

  test('contain the changed slots and their range of time', async () => {
    let hours = 0;
    const received = await firstEvent(admin, '1', () =>
      calendar.create({
        category: 'LIVE',
        emissionId,
        startDate: dayAfter(40),
        startTime: `${String(hours++ % 24).padStart(2, '0')}:00`,
        duration: hour,
      }),
    );
    expect(received).toMatchObject({
      slots: [expect.stringMatching(/^\d+$/)],
      from: expect.stringMatching(new RegExp(`^${dayAfter(39)}T2[23]:00`)),
    });
  });

  test('reach from where a slot was to where it is', async () => {
    const made = await calendar.create({
      category: 'LIVE',
      emissionId,
      layer: 'LIVE',
      startDate: dayAfter(50),
      startTime: '10:00',
      duration: hour,
    });
    const { id } = made.data.createSlot;
    let { version } = made.data.createSlot;
    const moveBack = async () => {
      const startDate = dayAfter(version % 2 === 0 ? 50 : 60);
      // An update that is sent before the previous one was answered is refused, because its version is
      // outdated.
      const { data } = await calendar.update(id, version, { startDate });
      if (data) version = data.updateSlot.version;
    };
    const received = await firstEvent(admin, '1', moveBack, id);
    expect(received).toMatchObject({
      slots: [id],
      from: expect.stringMatching(new RegExp(`^${dayAfter(49)}T2[23]:00`)),
      to: expect.stringMatching(new RegExp(`^${dayAfter(61)}T2[23]:00`)),
    });
  });
});
