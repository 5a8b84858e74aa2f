import type { EntityClass } from '@mikro-orm/core';
import { afterAll, describe, expect, test } from 'vitest';
import { MediaTag } from '../../../server/domains/library/labels/mediaTag.entity.ts';
import { DefaultPlaylist } from '../../../server/domains/library/playlists/default/defaultPlaylist.entity.ts';
import { makeTag } from '../../../server/domains/library/testing/library.ts';
import { TeamMember } from '../../../server/domains/platform/organization/teams/teamMember.entity.ts';
import { createTestApp } from '../testApp.ts';
import { takenFields } from '../../../server/kit/resource/takenFields.ts';

const app = await createTestApp({}, afterAll);

/** The problems that are reported for a second row with the values of a stored one. */
async function takenBy(entity: EntityClass<object>): Promise<object | undefined> {
  const em = app.orm.em.fork();
  const [stored] = await em.findAll(entity, { limit: 1, filters: false });
  const columns = app.orm
    .getMetadata()
    .get(entity)
    .comparableProps.filter(({ name }) => name !== 'id');
  const values = Object.fromEntries(columns.map(({ name }) => [name, stored![name as never]]));
  const error = await em.insert(entity, values).then(
    () => undefined,
    (error: unknown) => error,
  );
  return takenFields(app.shared.reads.models.of(entity), error);
}

describe('a value that is taken', () => {
  test('is reported for the columns that are unique together, without the radio', async () => {
    expect(await takenBy(TeamMember)).toEqual({ user: 'taken' });
  });

  test('is reported by the public name of the field', async () => {
    await makeTag(app, 1);
    expect(await takenBy(MediaTag)).toEqual({ name: 'taken' });
  });

  test('is none where the radio alone is unique', async () => {
    const em = app.orm.em.fork();
    em.create(DefaultPlaylist, { radio: 1, artisteSeparation: 0, titleSeparation: 0 } as never);
    await em.flush();
    expect(await takenBy(DefaultPlaylist)).toBeUndefined();
  });
});
