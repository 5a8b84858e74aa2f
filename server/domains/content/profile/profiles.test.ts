import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listCities, listStates } from '../../platform/geography/countries.ts';
import { User } from '../../platform/users/user.entity.ts';
import { sampleAuthors } from './sample/people.ts';
import { Follow } from './follow.entity.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'reader', 'read Profile');
await addRole(app, 'follower', 'read Profile');
const reader = await app.as('reader');
const follower = await app.as('follower');
const client = await app.tokenOf('client@demo.com');
const admin = await app.tokenOf('admin@demo.com');

const byId = `query ($userId: ID) { profile(userId: $userId) {
  id fullName username designation avatar cover bio joinedAt city country countryCode email website
  isMine isFollowed followerCount followingCount postCount pictures { postId picture thumbnail } } }`;
const follow =
  'mutation ($userId: ID!) { follow: followProfile(userId: $userId, isFollowed: true) { id isFollowed followerCount } }';
const unfollow =
  'mutation ($userId: ID!) { unfollow: followProfile(userId: $userId, isFollowed: false) { id isFollowed followerCount } }';
const suggestions =
  'query ($first: Int) { suggestions(first: $first) { id mutualCount colleague { id fullName } } }';

const unknown = '2147483647';
const idOf = async (token: string) =>
  (await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id as string;
const profileOf = async (userId: string | undefined, token: string) =>
  (await app.graphql(byId, { userId }, token)).data.profile as Json;

describe('profiles', () => {
  const operations: Array<[string, string, object]> = [
    ['reading one', byId, {}],
    ['following', follow, { userId: '1' }],
    ['no longer following', unfollow, { userId: '1' }],
    ['suggestions', suggestions, {}],
  ];

  test.each(operations)('need somebody who is signed in: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('need the permission: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test.each(['0', '-1', 'x', '', unknown, '99999999999999'])(
    'of nobody are not found: "%s"',
    async (userId) => {
      for (const document of [byId, follow, unfollow])
        expect((await app.graphql(document, { userId }, reader)).code).toBe('NOT_FOUND');
    },
  );

  test('of those who do not work here are not found, but for one’s own', async () => {
    const registered = await idOf(client);
    const followers = 'select id from follow where followed_id = ?';
    for (const document of [byId, follow, unfollow]) {
      expect((await app.graphql(document, { userId: registered }, admin)).code).toBe('NOT_FOUND');
      expect(await app.shared.database.rows(followers, [Number(registered)])).toEqual([]);
    }
    await addRole(app, 'guest', 'read Profile');
    const guest = await app.as('guest');
    expect(await profileOf(undefined, guest)).toMatchObject({ id: await idOf(guest), isMine: true });
  });

  test('default to the viewer', async () => {
    const id = await idOf(admin);
    const own = await profileOf(undefined, admin);
    const { designation, bio, website } = sampleAuthors[0];
    expect(own).toMatchObject({ id, isMine: true, isFollowed: false, designation, bio, website });
    expect(own).toMatchObject({ country: 'France', countryCode: 'FR', email: 'admin@demo.com', city: '' });
    expect(await profileOf(id, reader)).toEqual({ ...own, isMine: false });
  });

  test('name the city', async () => {
    const id = await idOf(reader);
    const [state] = (await listStates('FR'))!;
    const [city] = (await listCities(state!.id))!;
    const live = (cityId: string) =>
      app.orm.em.fork().nativeUpdate(User, { id: Number(id) }, { cityId } as never);
    await live(city!.id);
    expect((await profileOf(undefined, reader)).city).toBe(city!.name);
    await live(`${state!.id}-0`);
    expect((await profileOf(undefined, reader)).city).toBe('');
  });

  test('count what the person wrote, and show its pictures, newest first', async () => {
    const { postCount, pictures } = await profileOf(undefined, admin);
    expect([postCount, pictures.length]).toEqual([3, 2]);
    for (const { picture, thumbnail } of pictures) {
      expect(picture).toMatch(/^\/files\/posts\/[\da-f]{32}-1280x\d+\.webp$/);
      expect(thumbnail).toBe(picture.replace(/-1280x\d+/, '-320'));
    }
    const ids = pictures.map(({ postId }: Json) => Number(postId));
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  });

  test('refuse a bad number of pictures', async () => {
    const pictures = (first: number) =>
      app.graphql(`{ profile { pictures(first: ${first}) { postId } } }`, {}, admin);
    expect((await pictures(-1)).fields).toEqual({ first: 'min' });
    expect((await pictures(101)).fields).toEqual({ first: 'max' });
    expect((await pictures(1)).data.profile.pictures).toHaveLength(1);
  });
});

describe('following', () => {
  test('oneself is refused', async () => {
    const userId = await idOf(reader);
    for (const document of [follow, unfollow])
      expect((await app.graphql(document, { userId }, reader)).fields).toEqual({ userId: 'yourself' });
  });

  test('counts once, and is withdrawn once, even when requested repeatedly', async () => {
    const userId = await idOf(reader);
    for (const _ of [1, 2])
      expect((await app.graphql(follow, { userId }, follower)).data.follow).toEqual({
        id: userId,
        isFollowed: true,
        followerCount: 1,
      });
    expect(await profileOf(undefined, follower)).toMatchObject({ followingCount: 1, followerCount: 0 });
    expect(await profileOf(userId, admin)).toMatchObject({ isFollowed: false, followerCount: 1 });
    for (const _ of [1, 2])
      expect((await app.graphql(unfollow, { userId }, follower)).data.unfollow).toEqual({
        id: userId,
        isFollowed: false,
        followerCount: 0,
      });
  });

  test('is deleted with the follower', async () => {
    const userId = await idOf(reader);
    const leaver = await addLeaver();
    await app.graphql(follow, { userId }, leaver);
    await app.graphql('mutation ($id: ID!) { deleteUser(id: $id) }', { id: await idOf(leaver) }, admin);
    expect(await app.orm.em.fork().count(Follow, { followed: Number(userId) } as never)).toBe(0);
  });

  async function addLeaver() {
    await addRole(app, 'leaver', 'read Profile');
    return app.as('leaver');
  }
});

describe('suggestions', () => {
  const suggested = async (token: string, first?: number): Promise<Json[]> =>
    (await app.graphql(suggestions, { first }, token)).data.suggestions;

  test.each([
    [-1, 'min'],
    [101, 'max'],
  ])('refuse a bad number: %i', async (first, problem) => {
    expect((await app.graphql(suggestions, { first }, reader)).fields).toEqual({ first: problem });
  });

  test('are colleagues whom one does not follow, those with the most in common first', async () => {
    const all = await suggested(admin, 100);
    const counts = all.map(({ mutualCount }) => mutualCount as number);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
    const own = await idOf(admin);
    const em = app.orm.em.fork();
    const followed = await em.find(Follow, { follower: Number(own) } as never);
    const never = [own, await idOf(client), ...followed.map(({ followed: { id } }) => String(id))];
    expect(all.filter(({ id }) => never.includes(id))).toEqual([]);
  });

  test('leave out who is followed, and who is not active', async () => {
    const [first, second, third] = await suggested(admin, 3);
    await app.graphql(follow, { userId: first!['id'] }, admin);
    await app.orm.em
      .fork()
      .nativeUpdate(User, { id: Number(second!['id']) }, { status: 'INACTIVE' } as never);
    const ids = (await suggested(admin, 100)).map(({ id }) => id);
    expect(ids).not.toContain(first!['id']);
    expect(ids).not.toContain(second!['id']);
    expect(ids).toContain(third!['id']);
  });

  test('are as many as requested', async () => {
    expect(await suggested(admin, 0)).toEqual([]);
    expect(await suggested(admin, 2)).toHaveLength(2);
    expect(await suggested(admin)).toHaveLength(5);
  });
});
