import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeGeneric } from '../../../library/testing/library.ts';
import { User } from '../../../platform/users/user.entity.ts';
import { TeamMember } from '../../../platform/organization/teams/teamMember.entity.ts';
import { makeEmission, makeEpisode, makePodcast } from '../../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);

/** Creates a person who works only for the second radio, and returns headers that sign them in. */
async function signedInElsewhere(): Promise<Record<string, string>> {
  const em = app.orm.em.fork();
  const token = await app.as('editor');
  const { data } = await app.graphql('{ viewer { id } }', {}, token);
  const user = Number(data.viewer.id);
  await em.nativeDelete(TeamMember, { user }, { filters: false });
  const { role } = await em.findOneOrFail(User, { id: user });
  em.create(TeamMember, { user, role, radio: 2 } as never);
  await em.flush();
  const there = await app.graphql('{ viewer { radio { slug } } }', {}, token, {
    'x-radio': '2',
  });
  expect(there.data.viewer).toEqual({ radio: { slug: 'lagune' } });
  return { authorization: `Bearer ${token}`, 'x-radio': '2' };
}

/** Returns everything in a response except its date and request id. */
async function answerTo(url: string, given: Record<string, string> = {}) {
  const { statusCode, headers, body } = await app.server.inject({ method: 'GET', url, headers: given });
  const { date: _, 'x-request-id': id = '', ...said } = headers;
  return { statusCode, said, body: body.replaceAll(String(id) || /$^/g, '') };
}

describe('a feed that is not public', () => {
  test('is to somebody of another radio what it is to anybody: not there', async () => {
    const emission = await makeEmission(app, 1, { slug: 'hidden-feed' });
    await makePodcast(app, 1, { emission, isPublished: false, previewKey: 'the-key' });
    const medium = await makeGeneric(app, 1);
    await makeEpisode(app, 1, { emission, medium, state: 'PUBLISHED', publishedAt: new Date(0) });
    const foreign = await makeEmission(app, 2, { slug: 'their-feed' });
    await makePodcast(app, 2, { emission: foreign, isPublished: false, previewKey: 'their-key' });
    const elsewhere = await signedInElsewhere();
    const anybody = await answerTo('/feeds/horizon/nothing-of-this-name.xml');
    expect(anybody.statusCode).toBe(404);
    for (const address of [
      'horizon/hidden-feed.xml',
      'horizon/hidden-feed.xml?preview=',
      'horizon/hidden-feed.xml?preview=their-key',
      // The feed is also hidden under the radio of the person, even with the key of its preview.
      'lagune/hidden-feed.xml',
      'lagune/hidden-feed.xml?preview=the-key',
    ]) {
      expect([address, await answerTo(`/feeds/${address}`)]).toEqual([address, anybody]);
      expect([address, await answerTo(`/feeds/${address}`, elsewhere)]).toEqual([address, anybody]);
    }
    expect((await answerTo('/feeds/horizon/hidden-feed.xml?preview=the-key', elsewhere)).statusCode).toBe(
      200,
    );
  });
});
