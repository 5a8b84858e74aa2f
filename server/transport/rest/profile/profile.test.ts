import { afterAll, describe, expect, test } from 'vitest';
import { Post } from '../../../domains/content/profile/posts/post.entity.ts';
import { PostLike } from '../../../domains/content/profile/posts/postLike.entity.ts';
import { User } from '../../../domains/platform/users/user.entity.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { LegacyProfile, selectorName, shortCount } from './profileShape.ts';
import {
  call,
  clientAs,
  permissionWords,
  refusal,
  restClient,
  signInWords,
  type Call,
} from '../testClient.ts';

const path = '/profile/data';
const read: Call = ['GET', path];
const app = await createTestApp({}, afterAll);
const admin = restClient(app, await app.tokenOf('admin@demo.com'));
const own = async () => LegacyProfile.parse((await admin.get(path)).body);

describe('a name that older clients use in a CSS selector', () => {
  test.each([
    ["O'Neil", 'O’Neil'],
    ['Dr. Ada [Tech]', 'Dr Ada Tech'],
    ['3 Phase', 'N 3 Phase'],
    ['Jean-Luc_2', 'Jean-Luc_2'],
    ['أحمد "ليلى"', 'أحمد ليلى'],
    ['#.>+~:*', 'N'],
    ['-dash', 'N -dash'],
  ])('is a valid identifier apart from its spaces: %s', (name, expected) => {
    expect(selectorName(name)).toBe(expected);
    expect(selectorName(name).replaceAll(' ', '')).toMatch(/^[\p{L}][\p{L}\p{M}\p{N}’_-]*$/u);
  });
});

describe('the REST path of the profile', () => {
  test('rejects signed-out callers', async () => {
    expect(await call(restClient(app), read)).toMatchObject(refusal(401, signInWords));
  });

  test('rejects callers without the permission, such as the demo client', async () => {
    expect(await call(await clientAs(app, 'subscriber'), read)).toMatchObject(refusal(403, permissionWords));
    const client = restClient(app, await app.tokenOf('client@demo.com'));
    expect(await call(client, read)).toMatchObject(refusal(403, permissionWords));
  });

  test('gives the profile of the caller, in the shape that older clients know and nothing beside', async () => {
    const { status, body } = await admin.get(path);
    expect([status, LegacyProfile.parse(body)]).toEqual([200, body]);
    expect(body.header).toMatchObject({
      username: 'Ada Merle',
      designation: 'Director of the station',
      coverImg: expect.stringMatching(/^\/files\/covers\/[\da-f]{32}-1280\.webp$/) as string,
    });
    expect(body.userAbout).toEqual({
      about: expect.stringContaining('Radio Horizon') as string,
      joined: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/) as string,
      lives: 'France',
      email: 'admin@demo.com',
      website: 'https://www.example.org/ada',
    });
  });

  test('returns suggestions, and which of them the caller has saved', async () => {
    const { suggestedPages, twitterFeeds, suggestions } = await own();
    expect(suggestedPages.map(({ username, favorite }) => [username, favorite])).toEqual([
      ['The Long Wave', true],
      ['Vinyl on Mondays', false],
      ['Open Microphones', true],
      ['Harbour Weather', false],
      ['Les Marées', true],
    ]);
    expect(twitterFeeds.map(({ id, favorite }) => [id, favorite])).toEqual([
      ['the_long_wave', false],
      ['open_mics', true],
      ['radio_lagune', false],
    ]);
    expect(suggestions).toHaveLength(5);
    for (const { mutualFriend } of suggestions)
      expect(mutualFriend).toMatch(/^(1 Mutual Friend|(0|[2-9]|\d\d) Mutual Friends)$/);
  });

  test('returns the posts, newest first, with their latest comments in reading order', async () => {
    const { post, latestPhotos } = await own();
    expect(post).toHaveLength(10);
    const [, withPicture, withVideo] = post;
    expect(withPicture).toMatchObject({
      username: 'Ada Merle',
      postTime: expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} 20\d\d, \d{1,2}:\d\d [AP]M$/) as string,
      postImg: expect.stringMatching(/^\/files\/posts\/[\da-f]{32}-1280x\d+\.webp$/) as string,
      likes: '17',
      youLiked: false,
      comments: '4',
      share: '5',
      likedCount: 13,
    });
    expect(withPicture!.likedUsers).toHaveLength(4);
    expect(withPicture!.detailedComments.map(({ comment }) => comment)).toEqual([
      expect.stringContaining('Levels were perfect'),
      expect.stringContaining('Please tell me'),
      'It is coming back on Friday.',
    ]);
    expect(withPicture).not.toHaveProperty('postVid');
    expect(withVideo).toMatchObject({ postVid: expect.stringMatching(/\.webm$/) as string });
    expect(withVideo).not.toHaveProperty('postImg');
    expect(latestPhotos.map(({ img }) => img)).toContain(withPicture!.postImg);
  });

  test('returns the answers of the latest poll with their shares', async () => {
    const { polls } = await own();
    expect(polls.map(({ name, result, votedUser }) => [name, result, votedUser.length])).toEqual([
      ['Five notes on the vibraphone', '64%', 5],
      ['The harbour horn', '23%', 5],
      ['A sip of coffee', '14%', 3],
    ]);
  });

  test('follows changes to it', async () => {
    const [before] = (await own()).post;
    const em = app.orm.em.fork();
    const newest = await em.find(Post, { text: before!.postText });
    const caller = await em.findOneOrFail(User, { email: 'admin@demo.com' });
    em.create(PostLike, { post: newest[0]!, user: caller } as never);
    await em.flush();
    const [after] = (await own()).post;
    expect([before!.youLiked, after!.youLiked]).toEqual([false, true]);
    expect(Number(after!.likes)).toBe(Number(before!.likes) + 1);
    expect(after!.likedUsers[0]!.username).toBe('Ada Merle');
  });

  test('is as it stands with nothing in it', async () => {
    const client = await clientAs(app, 'support');
    await app.orm.em.fork().nativeDelete(Post, {});
    const { post, latestPhotos, header } = LegacyProfile.parse((await client.get(path)).body);
    expect([post, latestPhotos, header.coverImg]).toEqual([[], [], expect.any(String)]);
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1250, '1.25k'],
    [1999, '1.99k'],
    [12_345, '12.34k'],
  ])('shortens counts from a thousand on: %i', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });
});
