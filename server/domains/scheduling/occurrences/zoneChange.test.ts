import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, monday, weekly } from '../testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const requests = (token?: string, id = '1') =>
  app.graphql('query ($id: ID!) { zoneChange(radioId: $id) { slots from } }', { id }, token);

describe('what another time zone would move', () => {
  test('is closed to signed-out users and to users who may not change a radio', async () => {
    expect((await requests()).code).toBe('UNAUTHENTICATED');
    expect((await requests(await app.tokenOf('client@demo.com'))).code).toBe('FORBIDDEN');
  });

  test('of no radio is not found', async () => {
    expect((await requests(admin, '99999')).code).toBe('NOT_FOUND');
  });

  test('is how many slots are still to come, each once, and when the first of them begins', async () => {
    const { data: before } = await requests(admin);
    const emissionId = await addEmission(app, admin, 'Moved along');
    const start = {
      category: 'LIVE',
      emissionId,
      duration: hour,
      startTime: '04:10',
    };
    const calendar = calendarOf(app, admin);
    const [series, single] = [
      await calendar.create({
        ...start,
        startDate: dayAfter(-14),
        recurrence: weekly('MO'),
      }),
      await calendar.create({ ...start, startDate: dayAfter(-13) }),
    ];
    expect([series.errors, single.errors]).toEqual([[], []]);
    const { data } = await requests(admin);
    expect(data.zoneChange.slots).toBe(before.zoneChange.slots + 2);
    const [{ startsAt }] = await calendar.on(monday - 13, single.data.createSlot.id);
    expect(data.zoneChange.from <= startsAt).toBe(true);
  });
});
