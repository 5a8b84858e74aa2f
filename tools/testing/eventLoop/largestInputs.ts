import type { Database } from '../../../server/kit/database/database.ts';
import { dayAfter } from '../../../server/domains/scheduling/testing/calendar.ts';

/** Test values for input fields that need a certain format, by the names of the fields. Ids and texts follow from the schema. */
export const namedValues: Readonly<Record<string, unknown>> = {
  abilities: [{ action: 'read', subject: 'Song', condition: null }],
  bitrate: 128,
  birthDate: '1990-01-02',
  addresses: ['staff@example.org'],
  colour: '#336699',
  companyEmail: 'clients@example.org',
  emoji: '👍',
  fallback: '/other',
  path: '/live',
  retentionTime: 86_400_000,
  url: 'https://example.org/hook',
  zipCode: '75001',
  contact: '+33123456789',
  countryCode: 'FR',
  cueIn: 0,
  cueOut: 20_000,
  currency: 'EUR',
  digestAt: '08:00',
  dueDate: '2020-02-02',
  iban: 'FR1420041010050500013M02606',
  language: 'fr',
  link: 'https://example.org/',
  listenUrl: 'https://example.org/live',
  loudness: -16,
  opensAfter: 60_000,
  swiftCode: 'BNPAFRPP',
  ownerEmail: 'owner@example.org',
  quietFrom: '22:00',
  quietUntil: '06:00',
  scopes: [{ action: 'read', subject: 'Song', condition: null }],
  socialLinks: {},
  timeZone: 'Europe/Paris',
  validFrom: null,
  validUntil: '2040-01-02T03:04:05.000Z',
  year: 1999,
  dayparts: [],
  mobile: '+33612345678',
  regionId: null,
  stateId: null,
  cityId: null,
  password: 'Correct-horse-42-battery',
  passwordConfirmation: 'Correct-horse-42-battery',

  website: 'https://example.org/',
};

/*
 * The inputs of mutations that take the most time: texts of maximum length, and lists of maximum size. Some texts are shorter
 * than their own limit, because the body of a request must not exceed 256 KB.
 */

/**
 * Numbers that make the arguments of a field unique. `sent` counts the fields of all requests so far; `alias` is the position of
 * the field in its request.
 */
export interface SentField {
  sent: number;
  alias: number;
}

type Input = Record<string, unknown>;
/** Arguments of mutations that must be different for each field of each request. */
export type LargestInputs = Readonly<Record<string, (field: SentField) => Promise<Input> | Input>>;

/** Rich text of at most this length that consists of as many elements as possible. */
export function richText(length: number): string {
  const part =
    '<p><strong>Bold</strong> <em>text</em> <a href="https://example.org/">link</a> &amp; more</p>';
  return part.repeat(Math.floor(length / part.length));
}

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Half of the maximum length, because two such texts must fit into a request. */
const notes = richText(100_000);
const plain = (length: number) => repeated('Zwölf Boxkämpfer & Œuvres, ', length).trim();

/** The longest link that inputs accept. */
const longLink = `https://example.org/${'a'.repeat(270)}`;

/** The maximum number of chapters, in the order of their starts. */
const chapters = range(200).map((index) => ({
  start: index * 1000,
  title: plain(100),
  link: `https://example.org/${index}`,
}));

/** The maximum number of dayparts: times of the week at which something may be on the air. */
const dayparts = range(50).map((index) => ({
  days: [1, 2, 3, 4, 5, 6, 7],
  from: `${String(index % 24).padStart(2, '0')}:00`,
  to: `${String(index % 24).padStart(2, '0')}:30`,
}));

const criteria = {
  matchAll: true,
  criteria: [
    { field: 'YEAR', operator: 'AT_MOST', value: '2030' },
    { field: 'TITLE', operator: 'CONTAINS', value: 'a' },
  ],
  limit: 1000,
};

const labels = range(50).map((index) => `Tag ${index}`);

/** A playlist file with the maximum number of files, each with a label. */
const playlistFile = range(5000)
  .map((index) => `#EXTINF:1,A - Song ${index + 1}\nsong-${index + 1}.mp3`)
  .join('\n');

/** The maximum number of sections of a home page, with texts in all languages. */
const sections = (sent: number) =>
  range(30).map((index) => ({
    key: `section-${index}`,
    kind: 'TEXT',
    isHidden: false,
    count: 12,
    texts: ['EN', 'FR', 'AR'].map((language) => ({ language, title: `Title ${sent}`, text: richText(1200) })),
  }));

const clockPart = (index: number) => ({ kind: 'TALK', title: `Part ${index}`, duration: 30_000 });

export function largestInputs(
  database: Database,
  { slotId, threadId, peopleIds }: { slotId: string; threadId: string; peopleIds: readonly string[] },
): LargestInputs {
  const ids = async (sql: string, count: number, skipped = 0): Promise<string[]> =>
    (await database.rows(`${sql} limit ${count} offset ${skipped}`, [])).map(([id]) => String(id));
  const websiteVersions = async () => {
    const sql =
      'select website.version, draft.version from website left join website_draft draft on draft.website_id = website.id where website.radio_id = 1';
    const [[version, draftVersion] = []] = await database.rows(sql, []);
    return { version: Number(version ?? 0), draftVersion: Number(draftVersion ?? 0) };
  };
  /** Replaces the draft of the website by one with the largest sections. Returns the versions of both. */
  const replaceWebsiteDraft = async () => {
    await database.transaction(async (transaction) => {
      await transaction.run('delete from website_draft', []);
      await transaction.run(
        `insert into website_draft (version, created_at, updated_at, search_text, guarded_search_text, radio_id, fields, started_from, website_id)
         select 1, updated_at, updated_at, '', '', radio_id, json_object('sections', json(?)), version, id from website where radio_id = 1`,
        [JSON.stringify(sections(0))],
      );
    });
    return websiteVersions();
  };
  const songs = (count: number, skipped = 0) =>
    ids("select id from media_item where kind = 'SONG' and deleted_at is null order by id", count, skipped);
  const binned = (table: string, alias: number) =>
    ids(`select id from ${table} where radio_id = 1 and deleted_at is not null order by id`, 20, alias * 20);
  const binnedSongs = (count: number, skipped: number) =>
    ids(
      "select id from media_item where kind = 'SONG' and deleted_at is not null order by id",
      count,
      skipped,
    );
  const latest = (table: string, count: number, skipped = 0) =>
    ids(`select id from ${table} where radio_id = 1 and deleted_at is null order by id desc`, count, skipped);
  const items = (playlist: string) =>
    ids(`select id from playlist_item where playlist_id = ${playlist} order by position`, 1000);
  const rundownItems = (alias: number, count: number) =>
    ids(
      `select item.id from rundown_item item join rundown on rundown.id = item.rundown_id where slot_id = ${slotId} and date = '${dayAfter(20 + alias)}' order by item.position`,
      count,
    );
  const edits = async (count: number, { sent, alias }: SentField) => {
    const sql = "select id, version from media_item where kind = 'SONG' and deleted_at is null order by id";
    const rows = await database.rows(`${sql} limit ${count} offset ${alias * count}`, []);
    return rows.map(([id, version], index) => ({
      id: String(id),
      version: Number(version),
      title: `Song ${sent} ${index}`,
      tagNames: ['Live'],
      artisteNames: [`Artist ${index}`],
      genre: plain(40),
    }));
  };
  const merged = async (table: string, { alias }: SentField) => {
    const [first, ...mergedIds] = await latest(table, 26, alias * 26);
    return { into: first, mergedIds };
  };
  /** Labels that earlier mutations of this test created. There are few, because each request creates four at most. */
  const mergedLabels =
    (table: string) =>
    async ({ alias }: SentField) => {
      const sql = `select id from ${table} where radio_id = 1 order by id desc`;
      const [intoId, ...fromIds] = await ids(sql, 2, alias * 2);
      return { intoId, fromIds };
    };
  const contentText = (field: SentField) => ({
    title: unique('Content', field),
    excerpt: plain(500),
    // Four of these texts must fit into a request.
    body: richText(45_000),
    tags: range(12).map((index) => `tag ${index}`),
    seoTitle: plain(120),
    seoDescription: plain(300),
  });
  /** A content that is moved back and forth between two states; another one for each field of a request. */
  const movedContent = async ({ alias }: SentField) => {
    const sql = `select id, version, state from content where radio_id = 1 and deleted_at is null order by id limit 1 offset ${alias}`;
    const [[id, version, state] = []] = await database.rows(sql, []);
    const step = state === 'DRAFT' ? 'PUBLISH' : 'WITHDRAW';
    return { id: String(id), version: Number(version), step, reviewerId: null };
  };
  let addedComments = 0;
  /** Adds copies of a comment with the longest text, and returns their ids. */
  const newComments = async (count: number): Promise<string[]> => {
    const key = `copy ${++addedComments}-`;
    const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers`;
    await database.transaction(async (transaction) =>
      transaction.run(
        `insert into web_comment (version, created_at, updated_at, search_text, guarded_search_text, radio_id, content_id, status, name, email, text, sent_at, author_mark, send_key) select 1, created_at, updated_at, '', '', radio_id, content_id, 'WAITING', name, email, ?, sent_at, author_mark, ? || number.n from (select * from web_comment where radio_id = 1 order by id limit 1) as sample, (${numbers}) as number`,
        [plain(2000), key],
      ),
    );
    return ids('select id from web_comment where radio_id = 1 order by id desc', count);
  };
  let addedContents = 0;
  /** Adds drafts with the longest text, as copies of a content, and returns their ids. */
  const newContents = async (count: number): Promise<string[]> => {
    const key = `copy-${++addedContents}-`;
    const found = await database.rows("select name from pragma_table_info('content')", []);
    const columns = found.map(([name]) => String(name)).filter((name) => name !== 'id');
    const values: Record<string, string> = {
      slug: `'${key}' || number.n`,
      translation_group: `'${key}' || number.n`,
      state: "'DRAFT'",
      deleted_at: 'null',
      body: '?',
    };
    const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers`;
    await database.transaction(async (transaction) =>
      transaction.run(
        `insert into content (${columns.join(', ')}) select ${columns.map((name) => values[name] ?? name).join(', ')} from (select * from content where radio_id = 1 order by id limit 1) as sample, (${numbers}) as number`,
        [richText(45_000)],
      ),
    );
    return ids('select id from content where radio_id = 1 order by id desc', count);
  };
  const invoice = {
    clientId: '1',
    issuedDate: '2020-01-02',
    dueDate: '2020-02-02',
    service: 'SOFTWARE_DEVELOPMENT',
    total: 100,
    balance: 0,
    invoiceStatus: 'PAID',
    paymentDetails: {
      bankName: plain(80),
      country: 'France',
      iban: 'FR1420041010050500013M02606',
      swiftCode: 'BNPAFRPP',
    },
  };
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  const people = async () => range(50).map((index) => ({ name: `Guest ${index}`, part: 'PRESENTER' }));
  let splits = 0;
  const unique = (name: string, { sent }: SentField) => `${name} ${sent}`;

  return {
    addChatPeople: () => ({ id: threadId, peopleIds }),
    addRundownItems: ({ alias }) => ({
      slotId,
      date: dayAfter(20 + alias),
      items: range(100).map((index) => ({
        kind: 'TALK',
        title: `Item ${index}`,
        notes: plain(400),
        duration: 1000,
      })),
      at: null,
    }),
    changeOccurrence: async ({ sent, alias }) => ({
      slotId,
      date: dayAfter(30 + alias),
      version: Number(
        (
          await ids(
            `select version from occurrence where slot_id = ${slotId} and date = '${dayAfter(30 + alias)}'`,
            1,
          )
        )[0] ?? 0,
      ),
      input: { duration: (10 + (sent % 10)) * 60_000, title: plain(100) },
    }),
    // Changing days does not change the version of the slot.
    changeSlotDays: async () => ({
      version: Number((await ids(`select version from slot where id = ${slotId}`, 1))[0]),
    }),
    createBanner: (field) => ({
      input: {
        name: unique('Banner', field),
        position: 'TOP',
        text: plain(200),
        pictureAlt: plain(300),
        link: longLink,
      },
    }),
    updateBanner: (field) => ({
      input: { name: unique('Banner', field), text: plain(200), pictureAlt: plain(300), link: longLink },
    }),
    createRedirect: (field) => ({
      input: { path: `/en/${unique('old', field)}`, target: longLink },
    }),
    updateRedirect: (field) => ({
      input: { path: `/en/${unique('old', field)}`, target: longLink },
    }),
    createChatRoom: (field) => ({ input: { name: unique('Room', field), topic: plain(100) } }),
    createClock: (field) => ({ input: { name: unique('Clock', field), description: plain(300) } }),
    chooseNotification: () => ({ kind: 'onair.handover' }),
    createContent: (field) => ({ input: { kind: 'NEWS', language: 'EN', ...contentText(field) } }),
    createEmission: (field) => ({
      input: { title: unique('Emission', field), state: 'RUNNING', description: notes, summary: plain(400) },
    }),
    createEpisode: (field) => ({
      input: {
        emissionId: '1',
        title: unique('Episode', field),
        notes,
        summary: plain(400),
        transcript: plain(50_000),
        chapters,
      },
    }),
    createLibraryView: (field) => ({
      input: {
        name: unique('View', field),
        list: 'songs',
        query: `?search=${'a'.repeat(1900)}`,
        hiddenColumns: range(50).map((index) => `column${index}`),
        columnOrder: range(50).map((index) => `column${index}`),
        shared: false,
      },
    }),
    createInvoice: () => ({ input: invoice }),
    updateInvoice: ({ sent }) => ({ input: { ...invoice, total: 100 + sent } }),
    createPlaylist: (field) => ({
      input: {
        name: unique('Playlist', field),
        description: plain(300),
        content: 'FOUND',
        criteria,
        dayparts,
      },
    }),
    createPost: () => ({ input: { text: plain(5000) } }),
    createProduct: (field) => ({ input: { name: unique('Product', field), description: plain(200) } }),
    createRole: (field) => ({
      input: {
        name: unique('Role', field),
        description: plain(200),
        abilities: [{ action: 'read', subject: 'Song' }],
      },
    }),
    // Songs in playlists cannot be deleted.
    deleteMedia: async ({ alias }) => ({
      ids: await ids(
        "select id from media_item where kind = 'SONG' and deleted_at is null and id not in (select media_id from playlist_item) order by id",
        100,
        alias * 100,
      ),
    }),
    deleteWebComments: async () => ({ ids: await newComments(100) }),
    deleteSlots: async ({ alias }) => ({ ids: await latest('slot', 10, alias * 10) }),
    editMedia: async (field) => ({ edits: await edits(300, field), apply: true }),
    freezePlaylist: async ({ alias }) => ({
      id: (
        await ids(
          "select id from playlist where content = 'FOUND' and deleted_at is null order by id desc",
          1,
          alias,
        )
      )[0],
    }),
    importM3u: (field) => ({
      text: `#EXTM3U\n${playlistFile}`,
      playlistId: null,
      name: unique('Imported', field),
      apply: false,
    }),
    mergeAlbums: async (field) => {
      const { into, mergedIds } = await merged('album', field);
      return { intoId: into, fromIds: mergedIds };
    },
    mergeArtistes: async (field) => {
      const { into, mergedIds } = await merged('artiste', field);
      return { intoId: into, fromIds: mergedIds };
    },
    mergeClassifications: mergedLabels('classification'),
    mergeEmissionCategories: mergedLabels('emission_category'),
    mergeEmissionTags: mergedLabels('emission_tag'),
    mergeMedia: async ({ alias }) => {
      const [intoId, ...fromIds] = await songs(51, 5000 + alias * 51);
      return { intoId, fromIds };
    },
    mergeTopics: async ({ alias }) => {
      const sql = "select id from topic where radio_id = 1 and area = 'NEWS' order by id desc";
      const [intoId, ...fromIds] = await ids(sql, 2, alias * 2);
      return { intoId, fromIds };
    },
    moveContent: movedContent,
    moveContents: async () => ({ ids: await newContents(100), step: 'PUBLISH' }),
    moveWebComments: async () => ({ ids: await newComments(100), step: 'APPROVE' }),
    movePlaylistItems: async ({ sent }) => {
      const all = await items('3');
      return { playlistId: '3', itemIds: all.slice(0, 500), to: 1 + (sent % 2) * all.length };
    },
    moveRundownItems: async ({ sent, alias }) => ({
      slotId,
      date: dayAfter(20 + alias),
      itemIds: await rundownItems(alias, 50),
      to: 1 + (sent % 2) * 100,
    }),
    muteChatThread: () => ({ until: soon() }),
    openChatThread: (field) => ({ peopleIds, name: unique('Thread', field) }),
    purgeAlbums: async ({ alias }) => ({ ids: await binned('album', alias) }),
    purgeArtistes: async ({ alias }) => ({ ids: await binned('artiste', alias) }),
    purgeMedia: async ({ alias }) => ({ ids: await binnedSongs(100, alias * 100) }),
    removeRundownItems: async ({ alias }) => ({
      slotId,
      date: dayAfter(20 + alias),
      itemIds: await rundownItems(alias, 50),
    }),
    restoreMedia: async ({ alias }) => ({ ids: await binnedSongs(100, alias * 100) }),
    saveContentDraft: (field) => ({ input: contentText(field) }),
    sendChatMessage: (field) => ({
      input: {
        threadId,
        clientKey: unique('message', field),
        body: plain(10_000),
      },
    }),
    setChatPresence: () => ({ until: soon() }),
    setClockParts: ({ sent }) => ({ parts: range(60).map((index) => clockPart(index + sent)) }),
    setEmissionPeople: async () => ({ people: await people() }),
    setEpisodePeople: async () => ({ people: await people() }),
    splitSlot: () => ({ id: slotId, date: dayAfter(700 - splits++), input: { duration: 14 * 60_000 } }),
    startLiveSlot: ({ sent }) => ({
      input: { emissionId: '1', presenterId: null, duration: 60_000, title: `Live ${sent}`, layer: 'LIVE' },
    }),
    updateContent: (field) => ({ input: contentText(field) }),
    updateEmission: (field) => ({ input: { title: unique('Emission', field), description: notes } }),
    updateEpisode: (field) => ({ input: { title: unique('Episode', field), notes, chapters } }),
    updateFaqQuestion: (field) => ({ input: { question: unique('Question', field), answer: plain(4000) } }),
    updateGeneric: (field) => ({ input: { title: unique('Generic', field), tagNames: labels } }),
    updateJingle: (field) => ({ input: { title: unique('Jingle', field), tagNames: labels } }),
    updateKnowledgeQuestion: (field) => ({ input: { question: unique('Question', field), content: notes } }),
    updatePlaylist: (field) => ({ input: { name: unique('Playlist', field), dayparts } }),
    updatePodcast: (field) => ({ input: { title: unique('Podcast', field), description: plain(4000) } }),
    updatePost: (field) => ({ input: { text: `${field.sent} ${plain(4900)}` } }),
    updateSong: ({ sent }) => ({
      input: {
        title: `Song ${sent}`,
        tagNames: labels,
        artisteNames: range(50).map((index) => `Artist ${index}`),
      },
    }),
    updateVideo: (field) => ({ input: { title: unique('Video', field), description: plain(5000) } }),
    saveWebsiteDraft: async ({ sent, alias }) => ({
      ...(await websiteVersions()),
      draftVersion: (await websiteVersions()).draftVersion + alias,
      input: { sections: sections(sent) },
    }),
    publishWebsiteDraft: async () => ({ ...(await replaceWebsiteDraft()), from: null }),
    discardWebsiteDraft: async () => ({ draftVersion: (await replaceWebsiteDraft()).draftVersion }),
    unscheduleWebsiteDraft: async () => ({ draftVersion: (await replaceWebsiteDraft()).draftVersion }),
    takeBackWebsiteDesign: async () => {
      await database.transaction(async (transaction) =>
        transaction.run(
          `update website set former_design = json_object('template', template, 'style', json(style), 'sections', json(?), 'menu', json(menu), 'footerMenu', json(footer_menu))`,
          [JSON.stringify(sections(0))],
        ),
      );
      return { version: (await websiteVersions()).version };
    },
    updateWebsite: async ({ sent, alias }) => ({
      version: Number((await ids('select version from website where radio_id = 1', 1))[0] ?? 0) + alias,
      input: { tagline: `${sent} ${plain(110)}`, introduction: plain(600), commentWords: plain(4000) },
    }),
  };
}
