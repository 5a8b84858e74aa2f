import { slugOf } from '../kit/slugs.ts';
import { foldText } from '../kit/foldText.ts';
import { UnfitDatabase } from './unfitDatabase.ts';

/*
 * Moves the blog of the server into the contents of the website of one radio, the one with the lowest id. The texts of posts stay in
 * the database: only their ids, slugs, tags and categories are loaded, in batches.
 */

type Rows = Array<Record<string, unknown>>;

/** Parts that differ between the engines. */
export interface BlogMove {
  execute: (sql: string, values?: unknown[]) => Promise<unknown>;
  /** Expression of a random UUID, another one for each row. */
  uuid: string;
  /** Placeholder for a JSON text. */
  json: string;
  /** Highest id that a table ever gave, 0 for none. */
  highestId: (table: string) => Promise<number>;
  /** Makes the next id of a table higher than this id. */
  raiseIds: (table: string, id: number) => Promise<void>;
}

interface Place {
  radioId: number;
  language: string;
}

const batchSize = 500;
const maxTags = 12;
const maxTagLength = 40;
const maxTopicName = 80;

/** Moves all rows of the blog; the tables of both must exist. */
export async function moveBlog(move: BlogMove): Promise<void> {
  const place = await placeOf(move);
  if (place) {
    const newId = await newIds(move);
    await renameTakenSlugs(move, place);
    await movePosts(move, place, newId);
    await moveCategories(move, place, newId);
    await tagOtherCategories(move, newId);
    await moveComments(move, place, newId);
    await move.execute(
      `insert into content_bookmark (content_id, user_id) select ${newId('post_id')}, user_id from blog_bookmark order by id`,
    );
    await keepIdsUnused(move);
  }
  await moveRights(move, place);
  await move.execute(
    `update bookmark set target = 'website/blog' where target = 'blog' and user_id not in (select user_id from bookmark where target = 'website/blog')`,
  );
  await move.execute(`delete from bookmark where target = 'blog'`);
  await move.execute(`delete from library_view where list in ('blog', 'blog-bin')`);
}

const rowsOf = async ({ execute }: BlogMove, sql: string, values?: unknown[]): Promise<Rows> =>
  (await execute(sql, values)) as Rows;

/** The radio that receives the posts, with the language of the posts; undefined without posts and without a radio. */
async function placeOf(move: BlogMove): Promise<Place | undefined> {
  const [radio] = await rowsOf(move, 'select id, language from radio order by id limit 1');
  if (radio) {
    const language = String(radio['language']).slice(0, 2).toUpperCase();
    return { radioId: Number(radio['id']), language: /^(EN|FR|AR)$/.test(language) ? language : 'EN' };
  }
  if ((await rowsOf(move, 'select id from blog_post limit 1')).length > 0)
    throw new UnfitDatabase(
      'This version moves the articles of the blog to the website of a radio, and there is no radio. Start the former version, add a radio, then start this version.',
    );
  return undefined;
}

/**
 * Expression of the new id of a post. A post keeps its id, unless a content had the id before: older clients and links name posts by
 * their ids.
 */
async function newIds(move: BlogMove): Promise<(id: string) => string> {
  const given = await move.highestId('content');
  if (given === 0) return (id) => id;
  const offset = Math.max(given, await move.highestId('blog_post'));
  return (id) => `(case when ${id} > ${given} then ${id} else ${id} + ${offset} end)`;
}

/** Ids of deleted posts are not given again. */
async function keepIdsUnused(move: BlogMove): Promise<void> {
  const [row] = await rowsOf(move, 'select max(id) as id from content');
  const highest = Math.max(Number(row!['id'] ?? 0), await move.highestId('blog_post'));
  if (highest > (await move.highestId('content'))) await move.raiseIds('content', highest);
}

/** Gives another slug to posts whose slug a content of the website has. */
async function renameTakenSlugs(move: BlogMove, { radioId, language }: Place): Promise<void> {
  const contents = `select slug from content where radio_id = ? and kind = 'BLOG' and language = ?`;
  const clashes = await rowsOf(move, `select id, slug from blog_post where slug in (${contents})`, [
    radioId,
    language,
  ]);
  for (const { id, slug } of clashes) {
    const taken = async (wanted: string) =>
      (
        await rowsOf(
          move,
          `select 1 as one from blog_post where slug = ? union all select 1 as one from content where radio_id = ? and kind = 'BLOG' and language = ? and slug = ?`,
          [wanted, radioId, language, wanted],
        )
      ).length > 0;
    await move.execute('update blog_post set slug = ? where id = ?', [await freeName(String(slug), taken), id]);
  }
}

/** The name with the first number that makes it free. */
async function freeName(
  name: string,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 2; ; number++) if (!(await isTaken(`${name}-${number}`))) return `${name}-${number}`;
}

const movePosts = ({ execute, uuid }: BlogMove, { radioId, language }: Place, newId: (id: string) => string) =>
  execute(
    `insert into content (id, version, created_at, updated_at, search_text, guarded_search_text, radio_id, deleted_at, kind, language,
       translation_group, state, title, slug, excerpt, body, tags, picture, picture_alt, published_from, author_id)
     select ${newId('id')}, version, created_at, updated_at, search_text, guarded_search_text, ${radioId}, deleted_at, 'BLOG', '${language}',
       ${uuid}, case status when 'PENDING' then 'REVIEW' else status end, title, slug, excerpt, content, tags, featured_image,
       case featured_image when '' then '' else title end,
       case status when 'PUBLISHED' then coalesce(published_at, created_at) else published_at end, author_id
     from blog_post order by id`,
  );

/** Adds the categories as topics. The first category of a post becomes its topic. */
async function moveCategories(
  move: BlogMove,
  { radioId }: Place,
  newId: (id: string) => string,
): Promise<void> {
  const ofRadio = `from topic where radio_id = ? and area = 'BLOG'`;
  const known = await rowsOf(move, `select id, name, slug ${ofRadio}`, [radioId]);
  const slugs = new Set(known.map(({ slug }) => slug));
  const topics = new Map(known.map(({ id, name }) => [name, id]));
  for (const category of await rowsOf(move, 'select * from blog_category order by id')) {
    const name = String(category['name']).slice(0, maxTopicName);
    if (!topics.has(name)) {
      const wanted = slugOf(name).slice(0, maxTopicName - 6) || 'topic';
      const slug = slugs.has(wanted) ? await freeName(wanted, (slug) => slugs.has(slug)) : wanted;
      slugs.add(slug);
      await move.execute(
        `insert into topic (version, created_at, updated_at, search_text, guarded_search_text, radio_id, name, slug, area)
         select 1, created_at, updated_at, ?, '', ${radioId}, ?, ?, 'BLOG' from blog_category where id = ?`,
        [foldText(name), name, slug, category['id']],
      );
      const [topic] = await rowsOf(move, `select id ${ofRadio} and slug = ?`, [radioId, slug]);
      topics.set(name, topic!['id']);
    }
    await move.execute(
      `update content set topic_id = ? where id in (select ${newId('chosen.post')} from
         (select blog_post_id as post, min(blog_category_id) as category from blog_post_categories group by blog_post_id) as chosen
         where chosen.category = ?)`,
      [topics.get(name), category['id']],
    );
  }
}

/** Adds the names of further categories of posts to their tags. */
async function tagOtherCategories(move: BlogMove, newId: (id: string) => string): Promise<void> {
  const withOthers = `select blog_post_id as post from blog_post_categories where blog_post_id > ? group by blog_post_id having count(*) > 1 order by blog_post_id limit ${batchSize}`;
  for (let last: unknown = 0; ; ) {
    const categories = await rowsOf(
      move,
      `select link.blog_post_id as post, ${newId('link.blog_post_id')} as content, category.name, blog_post.tags, content.search_text as text
       from (${withOthers}) as several
       join blog_post_categories as link on link.blog_post_id = several.post
       join blog_category as category on category.id = link.blog_category_id
       join blog_post on blog_post.id = link.blog_post_id
       join content on content.id = ${newId('link.blog_post_id')}
       order by link.blog_post_id, category.id`,
      [last],
    );
    if (categories.length === 0) return;
    for (const [first, ...others] of Map.groupBy(categories, ({ post }) => post).values()) {
      const tags = listOf(first!['tags']);
      const added = addedTags(
        tags,
        others.map(({ name }) => String(name)),
      );
      const gap = tags.length > 0 && added.length > 0 ? ' ' : '';
      const text = `${String(first!['text'])}${gap}${foldText(added.join(' '))}`;
      await move.execute(`update content set tags = ${move.json}, search_text = ? where id = ?`, [
        JSON.stringify([...tags, ...added]),
        text,
        first!['content'],
      ]);
    }
    last = categories.at(-1)!['post'];
  }
}

/** SQLite returns JSON as text. */
const listOf = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json) as string[];

/** Names that fit beside the tags, without duplicates, ignoring case. */
function addedTags(tags: readonly string[], names: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added = new Map<string, string>();
  for (const name of names) {
    const tag = name.slice(0, maxTagLength).trim();
    if (tag && !known.has(tag.toLowerCase())) added.set(tag.toLowerCase(), tag);
  }
  return [...added.values()].slice(0, Math.max(0, maxTags - tags.length));
}

/** Comments get marks that no visitor has: their later comments begin as those of newcomers. */
async function moveComments(
  move: BlogMove,
  { radioId }: Place,
  newId: (id: string) => string,
): Promise<void> {
  // A new PostgreSQL database gets `fold_text` after the migrations.
  if ((await rowsOf(move, 'select id from blog_comment limit 1')).length === 0) return;
  await move.execute(
    `insert into web_comment (version, created_at, updated_at, search_text, guarded_search_text, radio_id, content_id, status, name, email,
       text, sent_at, author_mark, send_key)
     select version, created_at, updated_at, fold_text(name || '\n' || text), fold_text(email), ${radioId}, content, status, name, email,
       text, created_at, 'blog-user-' || author_id, 'blog-comment-' || id
     from (select comment.*, ${newId('comment.post_id')} as content, person.email,
         case when comment.active then 'APPROVED' else 'REFUSED' end as status,
         substr(coalesce(nullif(trim(person.full_name), ''), person.username), 1, 60) as name
       from blog_comment as comment join "user" as person on person.id = comment.author_id) as moved
     order by id`,
  );
}

interface Grant {
  action: string;
  subject: string;
  condition?: string | null;
}

/** Replaces rights on the blog in roles, permissions and scopes of API tokens. Roles of other radios lose them. */
async function moveRights(move: BlogMove, place: Place | undefined): Promise<void> {
  const tables = [
    { table: 'role', column: 'abilities', radio: 'radio_id' },
    { table: 'permission', column: 'abilities', radio: 'null' },
    { table: 'api_token', column: 'scopes', radio: 'radio_id' },
  ];
  for (const { table, column, radio } of tables)
    for (const row of await rowsOf(move, `select id, ${column} as grants, ${radio} as radio from ${table}`)) {
      const before = listOf(row['grants']) as unknown as Grant[];
      if (!before.some(({ subject }) => subject in rights)) continue;
      const isElsewhere = row['radio'] !== null && Number(row['radio']) !== place?.radioId;
      const grants = JSON.stringify(isElsewhere ? withoutBlog(before) : withContents(before));
      const counted = table === 'api_token' ? '' : ', version = version + 1';
      await move.execute(`update ${table} set ${column} = ${move.json}${counted} where id = ?`, [
        grants,
        row['id'],
      ]);
    }
  // Cached abilities of the roles and of their permissions are out of date.
  await move.execute('update role set stamp = stamp + 1');
}

const own = 'OWN';

/** Rights that replace those on the blog. Without `manage`, articles could only be changed by their authors. */
const rights: Record<string, Record<string, Grant[]>> = {
  BlogPost: {
    read: [
      { action: 'read', subject: 'Content' },
      { action: 'read', subject: 'Topic' },
    ],
    create: [{ action: 'create', subject: 'Content' }],
    update: [{ action: 'update', subject: 'Content', condition: own }],
    delete: [{ action: 'delete', subject: 'Content', condition: own }],
    manage: [
      { action: 'manage', subject: 'Content' },
      { action: 'read', subject: 'Topic' },
    ],
  },
  BlogComment: Object.fromEntries(
    ['read', 'update', 'delete', 'manage'].map((action) => [action, [{ action, subject: 'WebComment' }]]),
  ),
};

const withoutBlog = (grants: readonly Grant[]) => grants.filter(({ subject }) => !(subject in rights));

function withContents(before: readonly Grant[]): Grant[] {
  const grants = withoutBlog(before);
  for (const { action, subject } of before)
    for (const right of rights[subject]?.[action] ?? [])
      if (!grants.some((grant) => includes(grant, right))) grants.push(right);
  return grants;
}

const includes = (grant: Grant, right: Grant) =>
  (grant.action === right.action || grant.action === 'manage') &&
  (grant.subject === right.subject || grant.subject === 'all') &&
  (!grant.condition || grant.condition === right.condition);
