import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { samplePieces } from '../../library/sample/pieces.ts';
import { storeSampleLibrary } from '../../library/sample/storeSample.ts';
import { programmes } from '../../programmes/programmes.domain.ts';
import { scheduling } from '../scheduling.domain.ts';

const app = await createTestApp({}, afterAll);
const token = await app.tokenOf('admin@demo.com');
const { services, database } = app.shared;
const em = () => app.orm.em.fork() as unknown as SqlEntityManager;

await storeSampleLibrary(services.storage, em());
for (const { seedFiles } of [programmes, scheduling])
  await seedFiles!(services.storage, em(), database, app.config.secret);
// Marks all files as analysed, as the analysis does once the server runs.
await em().execute("update media_item set state = 'READY', duration = 12000");
for (const { tags, style } of samplePieces())
  await em().execute('update media_item set duration = ?, year = ? where title = ?', [
    style.length * 1000,
    tags.year ?? null,
    tags.title,
  ]);

/** Runs a dry run, and returns the kinds of its problems. */
async function kindsFound(): Promise<string[]> {
  await app.graphql('mutation { startDryRun { state } }', {}, token);
  await services.jobs.idle();
  const { data } = await app.graphql('{ dryRun { state problems { kind } } }', {}, token);
  expect(data.dryRun.state).toBe('DONE');
  return [...new Set<string>(data.dryRun.problems.map(({ kind }: Json) => kind))].toSorted();
}

test(
  'the dry run of the demo finds episodes without a sound, and a live slot that loses its people',
  { tags: ['slow'] },
  async () => {
    expect(await kindsFound()).toEqual(['NO_SOUND']);
    await em().execute('delete from emission_person');
    expect(await kindsFound()).toEqual(['EMPTY_LIVE', 'NO_SOUND']);
  },
);
