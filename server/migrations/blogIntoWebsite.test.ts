import { describe, expect, test } from 'vitest';
import { migrate, migrateBack } from '../commands/migrate.ts';
import { ensureSearchIndexes } from '../kit/list/search/searchIndex.ts';
import type { Orm } from '../orm.ts';
import { databaseBefore, insert, isPostgres, nameBefore, namesOf, read } from './testing/olderDatabase.ts';
import { UnfitDatabase } from './unfitDatabase.ts';

const migration = 'blogIntoWebsite';
const moment = (text: string) => (isPostgres ? new Date(text) : Date.parse(text));
const timeOf = (value: unknown) => new Date(value as string | number).toISOString();
const listOf = (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value);
const [first, second] = ['2025-03-01T10:00:00.000Z', '2025-03-02T10:00:00.000Z'] as const;

interface Post {
  id: number;
  [column: string]: unknown;
}

/** A post as an older version stores it: with the search text of title, excerpt, text and tags. */
async function addPost(orm: Orm, post: Post): Promise<void> {
  const { title = `Post ${post.id}`, tags = [] } = post as { title?: string; tags?: string[] };
  await insert(orm, 'blog_post', {
    slug: `post-${post.id}`,
    status: 'PUBLISHED',
    created_at: moment(first),
    updated_at: moment(second),
    published_at: moment(second),
    ...post,
    title,
    tags: JSON.stringify(tags),
    search_text: [title, 'excerpt', 'text', tags.join(' ')].join('\n').toLowerCase(),
    guarded_search_text: '',
  });
}

/** An older database that a server has used, with two radios, of which the first is French, and an author. */
async function olderDatabase(): Promise<Orm> {
  const orm = await databaseBefore(migration);
  await ensureSearchIndexes(orm as never);
  await insert(orm, 'radio', { id: 3, name: 'Lagune', slug: 'lagune', language: 'fr-CA' });
  await insert(orm, 'radio', { id: 4, name: 'Horizon', slug: 'horizon', language: 'en' });
  await insert(orm, 'user', {
    id: 5,
    full_name: 'Ada Merle',
    email: 'ada@example.com',
    username: 'ada',
    username_key: 'ada',
  });
  return orm;
}

const contents = (orm: Orm) => read(orm, 'select * from content order by id');

describe('the migration of the blog', () => {
  test('makes each post a content of the first radio, with its state, dates, picture and recycle bin', async () => {
    const orm = await olderDatabase();
    const picture = `/files/blog/${'a1'.repeat(16)}-960.webp`;
    await addPost(orm, { id: 7, title: 'Été', tags: ['Mast'], featured_image: picture, author_id: 5 });
    await addPost(orm, { id: 9, status: 'PENDING', published_at: null, excerpt: 'Short', content: '<p>Long</p>' });
    await addPost(orm, { id: 12, status: 'DRAFT' });
    await addPost(orm, { id: 13, published_at: null, deleted_at: moment(second) });
    await migrate(orm);
    const rows = await contents(orm);
    expect(rows).toMatchObject([
      { id: 7, state: 'PUBLISHED', title: 'Été', slug: 'post-7', picture, picture_alt: 'Été', author_id: 5 },
      { id: 9, state: 'REVIEW', excerpt: 'Short', body: '<p>Long</p>', picture: '', picture_alt: '' },
      { id: 12, state: 'DRAFT' },
      { id: 13, state: 'PUBLISHED' },
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ radio_id: 3, kind: 'BLOG', language: 'FR', published_until: null });
      expect(row['translation_group']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect([timeOf(row['created_at']), timeOf(row['updated_at'])]).toEqual([first, second]);
    }
    expect(new Set(rows.map((row) => row['translation_group'])).size).toBe(4);
    const published = rows.map((row) => row['published_from']);
    expect(published.map((value) => value && timeOf(value))).toEqual([second, null, second, first]);
    expect(rows.map(({ deleted_at }) => deleted_at && timeOf(deleted_at))).toEqual([null, null, null, second]);
    expect(listOf(rows[0]!['tags'])).toEqual(['Mast']);
    expect(rows[0]!['search_text']).toBe('été\nexcerpt\ntext\nmast');
  });

  test('lets the search find the posts', async () => {
    const orm = await olderDatabase();
    await addPost(orm, { id: 7, title: 'Transmitter' });
    await migrate(orm);
    const found = isPostgres
      ? `select id from content where search_text like '%transm%'`
      : `select rowid as id from content_search where content_search match 'transm'`;
    expect(await read(orm, found)).toEqual([{ id: 7 }]);
  });

  test('makes the first category of a post its topic, and tags of the others, at most 12', async () => {
    const orm = await olderDatabase();
    const names = { 1: 'Programmes', 2: 'On air', 4: 'Été & mer', 5: 'x'.repeat(90) };
    for (const [id, name] of Object.entries(names))
      await insert(orm, 'blog_category', { id: Number(id), name, icon: 'radio' });
    await insert(orm, 'topic', { id: 2, radio_id: 3, name: 'On air', slug: 'on-air', area: 'BLOG' });
    await insert(orm, 'topic', { id: 8, radio_id: 3, name: 'Other', slug: 'programmes', area: 'BLOG' });
    await insert(orm, 'topic', { id: 9, radio_id: 4, name: 'Programmes', slug: 'programmes', area: 'BLOG' });
    await raiseId(orm, 'topic', 9);
    const many = Array.from({ length: 12 }, (_, index) => `t${index}`);
    await addPost(orm, { id: 7, tags: ['programmes', 'mast'] });
    await addPost(orm, { id: 8 });
    await addPost(orm, { id: 9, tags: many });
    await addPost(orm, { id: 10 });
    const links = [
      [7, 4],
      [7, 2],
      [7, 1],
      [8, 4],
      [8, 5],
      [9, 1],
      [9, 2],
    ];
    for (const [post, category] of links)
      await insert(orm, 'blog_post_categories', { blog_post_id: post, blog_category_id: category });
    await migrate(orm);
    const topics = await read(orm, `select id, name, slug from topic where radio_id = 3 order by id`);
    expect(topics.map(({ name, slug }) => [name, slug])).toEqual([
      ['On air', 'on-air'],
      ['Other', 'programmes'],
      ['Programmes', 'programmes-2'],
      ['Été & mer', 'ete-mer'],
      ['x'.repeat(80), 'x'.repeat(74)],
    ]);
    const rows = await read(
      orm,
      'select content.tags, content.search_text, topic.name from content left join topic on topic.id = content.topic_id order by content.id',
    );
    expect(rows.map(({ name }) => name)).toEqual(['Programmes', 'Été & mer', 'Programmes', null]);
    expect(rows.map(({ tags }) => listOf(tags))).toEqual([
      ['programmes', 'mast', 'On air', 'Été & mer'],
      ['x'.repeat(40)],
      many,
      [],
    ]);
    expect(rows.map((row) => String(row['search_text']).split('\n').at(-1))).toEqual([
      'programmes mast on air ete & mer',
      'x'.repeat(40),
      many.join(' '),
      '',
    ]);
  });

  test('makes comments comments of the website, and keeps bookmarks', async () => {
    const orm = await olderDatabase();
    await insert(orm, 'user', { id: 6, full_name: 'N'.repeat(90), email: 'n@example.com', username_key: 'n' });
    await addPost(orm, { id: 7 });
    await addPost(orm, { id: 8, deleted_at: moment(second) });
    const comment = { created_at: moment(first), author_id: 5 };
    await insert(orm, 'blog_comment', { ...comment, id: 1, post_id: 7, text: 'Ça va?', active: isPostgres || 1 });
    await insert(orm, 'blog_comment', { ...comment, id: 2, post_id: 7, active: isPostgres ? false : 0 });
    await insert(orm, 'blog_comment', { ...comment, id: 3, post_id: 8, author_id: 6 });
    for (const user of [5, 6]) await insert(orm, 'blog_bookmark', { post_id: 7, user_id: user });
    await migrate(orm);
    const comments = await read(orm, 'select * from web_comment order by id');
    expect(comments).toMatchObject([
      { content_id: 7, status: 'APPROVED', name: 'Ada Merle', email: 'ada@example.com', text: 'Ça va?' },
      { content_id: 7, status: 'REFUSED' },
      { content_id: 8, status: 'APPROVED', name: 'N'.repeat(60) },
    ]);
    expect(comments[0]).toMatchObject({
      radio_id: 3,
      parent_id: null,
      search_text: 'ada merle\nca va?',
      guarded_search_text: 'ada@example.com',
    });
    expect([timeOf(comments[0]!['sent_at']), timeOf(comments[0]!['created_at'])]).toEqual([first, first]);
    expect(new Set(comments.map((row) => row['author_mark'])).size).toBe(2);
    expect(await read(orm, 'select content_id, user_id from content_bookmark order by user_id')).toEqual([
      { content_id: 7, user_id: 5 },
      { content_id: 7, user_id: 6 },
    ]);
  });

  test('gives a post another id or slug when a content has it, and no id twice', async () => {
    const orm = await olderDatabase();
    const content = { kind: 'BLOG', language: 'FR', radio_id: 3, state: 'DRAFT' };
    await insert(orm, 'content', { ...content, id: 1, slug: 'mast', translation_group: 'a' });
    // Ids of deleted contents count too: the audit log still names them.
    await insert(orm, 'content', { ...content, id: 4, slug: 'gone', translation_group: 'b' });
    await raiseId(orm, 'content', 4);
    await read(orm, 'delete from content where id = 4');
    await addPost(orm, { id: 1, slug: 'mast' });
    await addPost(orm, { id: 2, slug: 'mast-2' });
    await addPost(orm, { id: 6, slug: 'six' });
    await addPost(orm, { id: 8 });
    await raiseId(orm, 'blog_post', 8);
    await read(orm, 'delete from blog_post where id = 8');
    await insert(orm, 'blog_comment', { id: 1, post_id: 2, author_id: 5 });
    await migrate(orm);
    expect((await contents(orm)).map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'mast'],
      [6, 'six'],
      [9, 'mast-3'],
      [10, 'mast-2'],
    ]);
    expect(await read(orm, 'select content_id from web_comment')).toEqual([{ content_id: 10 }]);
    await insert(orm, 'content', { ...content, slug: 'next', translation_group: 'c' });
    expect((await contents(orm)).at(-1)).toMatchObject({ id: 11, slug: 'next' });
  });

  test('is refused while there are posts and no radio, and changes nothing', async () => {
    const orm = await databaseBefore(migration);
    await addPost(orm, { id: 7 });
    const error = await migrate(orm).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnfitDatabase);
    expect((error as Error).message).toMatch(/^This version moves the articles of the blog .* add a radio/);
    expect(await read(orm, 'select id from blog_post')).toEqual([{ id: 7 }]);
    await insert(orm, 'radio', { id: 1 });
    await migrate(orm);
    expect(await contents(orm)).toMatchObject([{ id: 7, language: 'EN' }]);
  });

  test('needs no radio when there are no posts', async () => {
    const orm = await databaseBefore(migration);
    await insert(orm, 'blog_category', { id: 1, name: 'Programmes', icon: 'radio' });
    await expect(migrate(orm)).resolves.toBeUndefined();
  });

  test('replaces rights on the blog by those on contents, and widens none of another radio', async () => {
    const orm = await olderDatabase();
    const right = (text: string) => {
      const [action, subject, condition] = text.split(' ');
      return { action, subject, ...(condition && { condition }) };
    };
    const json = (...texts: string[]) => JSON.stringify(texts.map(right));
    const roles: Record<number, string[]> = {
      11: ['read BlogPost', 'read BlogComment', 'create BlogComment', 'read Card'],
      12: ['create BlogPost', 'update BlogPost', 'delete BlogPost'],
      13: ['manage BlogPost', 'manage BlogComment', 'read WebComment'],
      14: ['manage Content', 'update BlogPost', 'read BlogPost'],
      15: ['manage all', 'read BlogPost'],
      16: ['read Card'],
    };
    for (const [id, abilities] of Object.entries(roles))
      await insert(orm, 'role', { id: Number(id), key: `k${id}`, name: `n${id}`, abilities: json(...abilities) });
    const elsewhere = { id: 17, key: 'k17', name: 'n17', radio_id: 4 };
    await insert(orm, 'role', { ...elsewhere, abilities: json('manage BlogPost', 'read Card') });
    await insert(orm, 'permission', { id: 1, abilities: json('read BlogPost') });
    await insert(orm, 'api_token', { id: 1, prefix: 'p', user_id: 5, scopes: json('read BlogPost', 'read Song') });
    await migrate(orm);
    const rightsIn = async (table: string, column = 'abilities') =>
      (await read(orm, `select ${column} as rights from ${table} where id < 11 or id > 10 and id < 20 order by id`))
        .map(({ rights }) => listOf(rights) as Array<Record<string, string>>)
        .map((rights) => rights.map((grant) => Object.values(grant).join(' ')));
    expect((await rightsIn('role')).slice(-7)).toEqual([
      ['read Card', 'read Content', 'read Topic', 'read WebComment'],
      ['create Content', 'update Content OWN', 'delete Content OWN'],
      ['read WebComment', 'manage Content', 'read Topic', 'manage WebComment'],
      ['manage Content', 'read Topic'],
      ['manage all'],
      ['read Card'],
      ['read Card'],
    ]);
    expect(await rightsIn('permission')).toEqual([['read Content', 'read Topic']]);
    expect(await rightsIn('api_token', 'scopes')).toEqual([['read Song', 'read Content', 'read Topic']]);
    const [stamps] = await read(orm, 'select min(stamp) as lowest from role');
    expect(Number(stamps!['lowest'])).toBe(1);
  });

  test('moves bookmarks of the page, and deletes saved views of the former lists', async () => {
    const orm = await olderDatabase();
    await insert(orm, 'user', { id: 6, email: 'n@example.com', username_key: 'n' });
    await insert(orm, 'bookmark', { user_id: 5, target: 'blog', position: 1 });
    await insert(orm, 'bookmark', { user_id: 6, target: 'blog', position: 1 });
    await insert(orm, 'bookmark', { user_id: 6, target: 'website/blog', position: 2 });
    for (const list of ['blog', 'blog-bin', 'songs'])
      await insert(orm, 'library_view', { list, hidden_columns: '[]', column_order: '[]' });
    await migrate(orm);
    expect(await read(orm, 'select user_id, target, position from bookmark order by user_id')).toEqual([
      { user_id: 5, target: 'website/blog', position: 1 },
      { user_id: 6, target: 'website/blog', position: 2 },
    ]);
    expect(await read(orm, 'select list from library_view')).toEqual([{ list: 'songs' }]);
  });

  test('goes back: posts stay in the website, the blog is empty, and it moves again', async () => {
    const orm = await olderDatabase();
    await addPost(orm, { id: 7, tags: ['mast'] });
    await migrate(orm);
    await migrateBack(orm, nameBefore(namesOf(orm), migration));
    expect(await read(orm, 'select id from blog_post')).toEqual([]);
    const [content] = await contents(orm);
    expect(content).toMatchObject({ id: 7, kind: 'BLOG' });
    expect(content).not.toHaveProperty('tags');
    await addPost(orm, { id: 1, slug: 'written-after-going-back' });
    await migrate(orm);
    expect((await contents(orm)).map(({ id, slug }) => [id, slug])).toEqual([
      [7, 'post-7'],
      [8, 'written-after-going-back'],
    ]);
  });

  test('moves 10,000 posts', { tags: ['slow'] }, async () => {
    const orm = await olderDatabase();
    for (const id of [1, 2]) await insert(orm, 'blog_category', { id, name: `Category ${id}`, icon: 'radio' });
    await addPost(orm, { id: 1 });
    const columns = 'version, created_at, updated_at, search_text, guarded_search_text, title, status, tags';
    await read(
      orm,
      `with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < 10000)
       insert into blog_post (id, ${columns}, slug) select n, ${columns}, 'copy-' || n from blog_post cross join numbers`,
    );
    for (const id of [1, 2])
      await read(orm, `insert into blog_post_categories (blog_post_id, blog_category_id) select id, ${id} from blog_post`);
    await migrate(orm);
    expect(await read(orm, `select count(*) as number from content`)).toMatchObject([
      { number: isPostgres ? '10000' : 10_000 },
    ]);
    const tagged = await read(orm, 'select tags from content where id in (1, 500, 501, 10000)');
    expect(tagged.map(({ tags }) => listOf(tags))).toEqual(Array.from({ length: 4 }, () => ['Category 2']));
  });
});

/** Makes the next id of a table higher than this one, as inserts without an id do. */
async function raiseId(orm: Orm, table: string, id: number): Promise<void> {
  if (isPostgres) await read(orm, `select setval('${table}_id_seq', ${id})`);
}
