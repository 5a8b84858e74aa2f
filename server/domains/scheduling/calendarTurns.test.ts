import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../../tools/testing/running/statements.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { addEmission, calendarOf, dayAfter, hour, weekly } from './testing/calendar.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const calendar = calendarOf(app, admin);
const there = calendarOf(app, admin, { 'x-radio': '2' });
const statementsOf = countStatements(app.shared.database);
const { calendarTurns } = app.shared.services;
const emissionId = await addEmission(app, admin, 'Weekly');

const slot = (startTime: string) => ({
  category: 'LIVE',
  duration: hour,
  startDate: dayAfter(0),
  startTime,
  emissionId,
  recurrence: weekly('MO'),
});
const { data: made } = await calendar.create(slot('05:00'));

/** Fields that compute with a calendar. A request with the same field several times must compute it once. */
const fields: ReadonlyArray<[name: string, field: string]> = [
  ['calendar', `calendar(from: "${dayAfter(0)}T00:00:00Z", to: "${dayAfter(30)}T00:00:00Z") { id title }`],
  [
    'slotConflicts',
    `slotConflicts(input: { category: LIVE, emissionId: "${emissionId}", startDate: "${dayAfter(0)}", startTime: "05:30", duration: ${hour} }) { total freeStarts }`,
  ],
];

const isPending = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), sleep(50).then(() => true)]);

/** Starts a computation of a radio that ends when the test calls the returned function. */
function occupyTurn(radio: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = calendarTurns.inTurn(radio, () => promise);
  return async () => {
    resolve();
    await running;
  };
}

describe.each(fields)('the field %s', (name, field) => {
  test('computes once for equal fields of a request', async () => {
    const statements = async (aliases: string[]) => {
      const document = `{ ${aliases.map((alias) => `${alias}: ${field}`).join(' ')} }`;
      const { texts, answer } = await statementsOf(() => app.graphql(document, {}, admin));
      expect(answer.errors).toEqual([]);
      expect(answer.data.a).not.toBeNull();
      for (const alias of aliases) expect(answer.data[alias]).toEqual(answer.data.a);
      return texts.filter((sql) => sql.includes('start_time') || sql.includes('is_moved')).length;
    };
    const once = await statements(['a']);
    expect(once).toBeGreaterThan(0);
    expect(await statements(['a', 'b', 'c'])).toBe(once);
  });

  test('waits for other computations of its radio, and for none of another radio', async () => {
    const release = occupyTurn('1');
    const here = app.graphql(`{ ${field} }`, {}, admin);
    const elsewhere = there.calendar(`${dayAfter(0)}T00:00:00Z`, `${dayAfter(1)}T00:00:00Z`);
    expect((await elsewhere).errors).toEqual([]);
    expect(await isPending(here)).toBe(true);
    await release();
    const { data, errors } = await here;
    expect(errors).toEqual([]);
    expect(data[name]).not.toBeNull();
  });

  test('keeps nobody from writing while it computes', async () => {
    const release = occupyTurn('1');
    const here = app.graphql(`{ ${field} }`, {}, admin);
    expect(await isPending(here)).toBe(true);
    const { id } = made.createSlot;
    const written = await calendar.update(id, await versionOf(id), { title: `Beside ${name}` });
    expect(written.errors).toEqual([]);
    await release();
    expect((await here).errors).toEqual([]);
  });
});

async function versionOf(id: string): Promise<number> {
  const { data } = await app.graphql('query ($id: ID!) { slot(id: $id) { version } }', { id }, admin);
  return data.slot.version;
}
