import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { storeSampleStation } from '../../broadcasting/sample/storeSampleStation.ts';
import { clockIn } from '../../platform/organization/radios/radioClock.ts';
import { dateOf, dayLength } from '../../../kit/time/days.ts';
import { audienceOf } from '../testing/audiences.ts';
import { storeSampleAudience } from './storeSampleAudience.ts';

const app = await createTestApp({}, afterAll);

test('the demo radio has listeners for a fortnight, with a gap while its server was away', async () => {
  const em = app.orm.em.fork() as unknown as SqlEntityManager;
  await storeSampleStation(em, app.config.secret);
  await storeSampleAudience(em.fork(), app.shared.database);
  const audience = audienceOf(app, await app.tokenOf('admin@demo.com'));
  const today = Math.floor(clockIn('Europe/Paris').wallNow / dayLength);
  const [from, to] = [dateOf(today - 14), dateOf(today - 1)];
  const sources = (await audience.sources(from, to)).data.sourcesByMountPoint.data;
  expect(sources).toHaveLength(2);
  for (const { peak, uniqueListeners } of sources) {
    expect(peak).toBeGreaterThan(40);
    expect(uniqueListeners).toBeGreaterThan(100);
  }
  const days = (await audience.line(from, to, 'DAY')).data.listenersByDate;
  expect(days.every(({ peak }: { peak: number | null }) => peak !== null)).toBe(true);
  const night = dateOf(today - 4);
  const minutes = (await audience.line(night, night, 'MINUTE')).data.listenersByDate;
  expect(minutes.filter(({ peak }: { peak: number | null }) => peak === null)).toHaveLength(47);
  const programs = (await audience.programs(from, to)).data.listenersByProgram;
  expect(programs.length).toBeGreaterThan(6);
  const since = new Date(Date.now() - 10 * 86_400_000);
  const available = (await audience.availability(since, new Date())).data.mountAvailability;
  expect(available[0]).toMatchObject({ interruptions: 1, downTime: 47 * 60_000 });
});
