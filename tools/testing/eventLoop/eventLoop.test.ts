// @module-tag slow
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLibrary } from '../../bench/rows/mediaRows.ts';
import { fillStation, layClocks } from '../../bench/rows/stationRows.ts';
import { calendarOf, dayAfter } from '../../../server/domains/scheduling/testing/calendar.ts';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { scopeConditions } from '../../../server/kit/read/scope.ts';
import { buildAppSchemas } from '../../../server/schema.ts';
import { ownIdFor, ownIdsOf } from '../matrix/foreignIds.ts';
import { namedKinds, type Argument } from '../matrix/namedTypes.ts';
import { operationsOf, type Operation } from '../matrix/operations.ts';
import { fillRadio } from '../matrix/rows.ts';
import { patience } from '../running/patience.ts';
import { createTestApp } from '../testApp.ts';
import { dearestOf, withValues, type Dear, type Values } from './dearest.ts';
import { largestInputs, type LargestInputs } from './largestInputs.ts';
import { floorOf, longestTurn, longestWait, maxFloors, shortestOf } from './measure.ts';

/*
 * No request may block the event loop for long. Each field is queried as expensively as the limits allow, on a station with
 * 10,000 songs, clocks on all hours and a full grid. The tests measure the processor time of single turns of the event loop, so
 * that other programs do not count, as a multiple of a floor that the same run measures.
 */

const { guarded: schema } = await buildAppSchemas();
const app = await createTestApp({ executor: jitExecutor }, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const isSqlite = app.shared.database.engine === 'sqlite';
const size = { songs: 10_000, artistes: 1000, albums: 800, tags: 20, playlists: 30 };

/* Mutations that remove something. They run after all others. */
const removing = /^(delete|remove|purge|merge|revoke|discard|release|end|clear|leave|disconnect)/;
/** Order of the last mutations: merging needs rows that deletions would remove, and restoring needs deleted rows. */
const lastTurns = [/^merge/, removing, /^restore/];
const turnOf = ({ name }: Operation) => lastTurns.findIndex((turn) => turn.test(name));
/** Mutations that would end or change the session of this test, or its radio. */
const endingSession = new Set([
  'signOut',
  'signIn',
  'register',
  'refreshSession',
  'revokeOtherSessions',
  'revokeSession',
  'chooseRadio',
]);

const queries = operationsOf(schema, 'query');
const mutations = operationsOf(schema, 'mutation')
  .filter(({ name }) => !process.env['ONLY'] || new RegExp(process.env['ONLY']).test(name))
  .filter(({ name }) => !endingSession.has(name))
  .toSorted((a, b) => turnOf(a) - turnOf(b));

let own: ReadonlyMap<string, string>;
let largest: LargestInputs = {};

/** Values for an operation: ids of existing rows, and the version of the row that a mutation changes. */
async function valuesFor({ name, args }: Operation): Promise<Values & Pick<Renewal, 'version' | 'row'>> {
  const idFor = (argument: Argument) => ownIdFor(schema, argument, { own, nothing: '1' });
  const id = args.find((arg) => arg.name === 'id');
  const kind = id && namedKinds(schema, id).find((named) => own.get(named) === idFor(id));
  const model = kind ? app.shared.reads.models.find(kind) : undefined;
  const isVersioned = model?.property('version') && args.some((arg) => arg.name === 'version');
  const sql = `select version from ${model?.table} where id = ?`;
  const version = async (): Promise<{ version?: number }> => {
    if (!isVersioned) return {};
    const [row] = await app.shared.database.rows(sql, [Number(given[name]?.['id'] ?? idFor(id!))]);
    return row ? { version: Number(row[0]) } : {};
  };
  const row = async (alias: number): Promise<{ id?: string }> => {
    if (!model || !rowByRow.test(name) || ownRows.has(name)) return {};
    const deleted = name.startsWith('restore') ? 'only' : 'hidden';
    const conditions = scopeConditions(model, 'row', { radioId: 1, deleted });
    const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
    const latest = `select row.id from ${model.table} row${where} order by row.id desc limit 1 offset ${alias}`;
    const [found] = await app.shared.database.rows(latest, []);
    return found ? { id: String(found[0]) } : {};
  };
  const first = await largest[name]?.({ sent: 0, alias: 0 });
  return {
    id: ({ argument }) => idFor(argument),
    given: { ...(await version()), ...given[name], ...first },
    version,
    row,
  };
}

/** Mutations that move their row elsewhere. Each field of a request must get another row, the latest first. */
const rowByRow = /^(delete|restore)/;
/** Exceptions whose rows this file needs, such as its administrator's team membership and the slots of its last test. */
const ownRows = new Set([
  'deleteSlot',
  'deleteTeamMember',
  'deleteUser',
  'deleteRole',
  'deleteRadio',
  'deleteCompany',
]);

let fieldsSent = 0;

/** Values that a request must get anew each time it is sent. */
interface Renewal {
  name: string;
  dear: Dear;
  /** Version of the row that the mutation changes. */
  version: () => Promise<{ version?: number }>;
  /** Id of another row for each field of the request; empty for mutations that can use the same row. */
  row: (alias: number) => Promise<{ id?: string }>;
}

/** The request with the current rows and versions, because earlier requests have changed them. */
async function renewed({ name, dear, version, row }: Renewal): Promise<Dear> {
  const current = await version();
  return withValues(dear, async (alias) => ({
    // Each field of a request changes the same row, so the next field starts from the next version.
    ...(current.version !== undefined && { version: current.version + alias }),
    ...(await row(alias)),
    ...(await largest[name]?.({ sent: ++fieldsSent, alias })),
  }));
}

/** Values for arguments that follow neither from the type nor from the description. */
const given: Record<string, Record<string, unknown>> = {
  searchChat: { input: { text: 'hello' } },
  callingCode: { countryCode: 'FR' },
  states: { countryCode: 'FR' },
  smartPreview: {
    criteria: { matchAll: true, criteria: [{ field: 'YEAR', operator: 'AT_MOST', value: '1999' }] },
  },
  testAccess: { action: 'read', subject: 'Song', recordId: null },
  posts: { before: null, userId: null, perPage: 5 },
  userByEmail: { email: 'admin@demo.com' },
  copyCalendar: { from: dayAfter(0), to: dayAfter(14), days: 7 },
};

/** A calendar file with as many events as one request may import, each in another minute. */
function calendarFile(date = '20310101'): string {
  const events = Array.from({ length: 200 }, (_, index) => [
    'BEGIN:VEVENT',
    `UID:${date}-${index}@test`,
    `DTSTART:${date}T${String(Math.floor(index / 60)).padStart(2, '0')}${String(index % 60).padStart(2, '0')}00Z`,
    'DURATION:PT1M',
    `SUMMARY:Event ${index}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events.flat(), 'END:VCALENDAR'].join('\r\n');
}

/** Values that depend on the demo data and on the slots of this test. */
async function givenByData(slotId: string): Promise<typeof given> {
  const first = async (sql: string) => (await app.shared.database.rows(sql, []))[0]?.[0];
  const states = await app.graphql('{ states(countryCode: "FR") { id } }', {}, admin);
  const slot = {
    category: 'LIVE',
    emissionId: '1',
    startDate: dayAfter(0),
    startTime: '05:10',
    duration: 25 * 60_000,
    recurrence: { frequency: 'DAILY', interval: 1 },
  };
  const changedDays = { from: dayAfter(0), to: dayAfter(365), action: 'CHANGE', duration: 15 * 60_000 };
  return {
    knowledgeQuestionBySlug: { slug: await first('select slug from knowledge_question limit 1') },
    knowledgeCategory: { key: await first('select key from knowledge_category limit 1') },
    revenueReportCard: {
      year: new Date(String(await first('select max(issued_date) from invoice'))).getUTCFullYear(),
    },
    cities: { stateId: states.data.states[0]?.id },
    rundown: { slotId, date: dayAfter(0) },
    fillRundown: { slotId, date: dayAfter(1), clockId: null, playlistId: '3', replace: true },
    createSlot: { input: { ...slot, layer: 'LIVE' } },
    updateSlot: { id: slotId, input: { duration: 20 * 60_000 } },
    splitSlot: { id: slotId },
    slotConflicts: { input: slot, id: null },
    slotDaysPreview: { id: slotId, input: changedDays },
    changeSlotDays: { id: slotId, input: changedDays, dates: null },
    importCalendar: {
      input: { text: calendarFile(), category: 'LIVE', layer: 'LIVE', defaultEmissionId: '1' },
      apply: true,
    },
    slotDayMoves: { id: slotId, input: { startTime: '00:01' }, date: null },
  };
}

/**
 * Fields that reject the values of this test, or have nothing to return for them, each with the reason. The test fails for any
 * other such field.
 */
const queriesNotCovered: Readonly<Record<string, string>> = {
  invitation: 'Only a mail contains the token.',
  passwordReset: 'Only a mail contains the token.',
  regions: 'An import of postal codes creates them, and the demo data has no import.',
  zipCodes: 'An import of postal codes creates them, and the demo data has no import.',
  failedJob: 'The demo data has no failed job.',
  metadataImport: 'Only its creator may read it, and the demo data has no import.',
  webhookDeliveries: 'Only the owner of a webhook may read them, and the demo data has no webhook.',
  cart: 'Only its owner may read it, and the demo data has no cart.',
  liveGuestLink: 'Only an invitation contains the token.',
  libraryView: 'Only its owner may read it, and the demo data has no library view.',
  userByEmailByCompany: 'The values of this test match no user.',
  socialUser: 'The demo data has no account at another service.',
};
/** Mutations that return nothing but an error for the values of this test, by the code of the error. */
const mutationsNotCovered: Readonly<Record<string, { because: string; names: readonly string[] }>> = {
  BAD_USER_INPUT: {
    because:
      'Validation rejects the values that the test derives from the schema, so that the test measures only validation: the mutations need another server, a live session, a visitor, a second factor, a language code or a row in a certain state.',
    names: [
      'acceptRush',
      'addPushDevice',
      'addRushNote',
      'sendFriendRequest',
      'requestHandover',
      'callVisitor',
      'cancelFeedImport',
      'changePassword',
      'confirmAuthenticator',
      'connectAccount',
      'createCalendarFeed',
      'createCart',
      'createLanguage',
      'createMountPoint',
      'createPodcast',
      'createTeamMember',
      'createWebhook',
      'deleteCompany',
      'deleteRadio',
      'deleteRole',
      'endSlot',
      'pausePlan',
      'importFeed',
      'inviteGuest',
      'markRushTake',
      'mergeLanguages',
      'moveVisit',
      'offerHandover',
      'proveIdentity',
      'rejectRush',
      'renameChatThread',
      'reorderBookmarks',
      'replaceRecoveryCodes',
      'sendBackRush',
      'silenceChatPerson',
      'updateLanguage',
      'updateRole',
      'updateTeamMember',
      'updateWebhook',
    ],
  },
  CHALLENGE_EXPIRED: {
    because: 'The caller must answer a challenge of the server first.',
    names: ['addPasskey', 'signInWithCode', 'signInWithPasskey', 'startPasskey'],
  },
  CONFLICT: {
    because:
      'The first of several equal changes in a request succeeds; the later changes name an outdated version and fail.',
    names: [
      'publishContentDraft',
      'publishWebsiteDraft',
      'saveContentDraft',
      'unscheduleContentDraft',
      'changeOccurrence',
      'setEmissionCommentActive',
      'setMonitoringSettings',
      'setPlaylistCommentActive',
      'setPodcastCommentActive',
      'setStation',
      'setVideoCommentActive',
      'settleChatReport',
      'updateAccountSettings',
      'updateDefaultPlaylist',
      'updatePlaylistItem',
    ],
  },
  FORBIDDEN: {
    because: 'The viewer may do this only to their own rows.',
    names: ['editChatMessage'],
  },
  IN_USE: {
    because: 'Other rows of the demo data use the row.',
    names: ['deleteSong'],
  },
  NOT_FOUND: {
    because:
      'The demo data has fewer rows than the request has fields, or no row of the viewer in the required state: carts, devices, feeds, imports, invitations, passkeys, rushes, webhooks and threads.',
    names: [
      'addToMetadataImport',
      'answerChatFriend',
      'bookmarkPage',
      'cancelMetadataImport',
      'cancelOccurrence',
      'deleteCart',
      'deleteFailedJobs',
      'deleteGeneric',
      'deleteLanguage',
      'deleteMetadataImport',
      'deleteMountPoint',
      'deletePodcast',
      'deletePushDevice',
      'deleteRush',
      'deleteRushNote',
      'deleteSlot',
      'deleteTeamMember',
      'deleteUser',
      'deleteVideo',
      'deleteWebhook',
      'disconnectAccount',
      'giveChatPart',
      'markNotificationsDone',
      'markNotificationsSeen',
      'openRecordChat',
      'removeChatPerson',
      'removePasskey',
      'renamePasskey',
      'restoreGeneric',
      'restoreOccurrence',
      'restorePodcast',
      'restoreRush',
      'restoreSong',
      'restoreVideo',
      'retryFailedJobs',
      'revokeApiToken',
      'revokeCalendarFeed',
      'revokeLiveInvitation',
      'sendWebhookAgain',
      'setChatPersonBlocked',
      'setWebhookOn',
      'showRundownEditing',
      'startMetadataImport',
      'testWebhook',
      'updateCart',
      'updateLibraryView',
      'updateRundownItem',
    ],
  },
  NOT_RETRIABLE: {
    because: 'The state of the row does not allow a retry.',
    names: ['analyseMediaAgain', 'renderRushAgain'],
  },
  SCHEDULE_CONFLICT: {
    because: 'The first of several equal requests fills the hour; the later requests conflict with it.',
    names: ['createSlot', 'startLiveSlot'],
  },
  TOKEN_UNKNOWN: {
    because: 'Only a mail contains the token.',
    names: ['acceptInvitation', 'resetPassword'],
  },
};

/** Opens a chat thread of several people. Returns its id, with the ids of people to write to. */
async function openThread(): Promise<{ threadId: string; peopleIds: string[] }> {
  const found = await app.graphql('{ findChatPeople(name: "", first: 50) { person { id } } }', {}, admin);
  const peopleIds = found.data.findChatPeople.map(({ person }: { person: { id: string } }) => person.id);
  const opened = await app.graphql(
    'mutation ($peopleIds: [ID!]!) { openChatThread(peopleIds: $peopleIds) { id } }',
    { peopleIds: peopleIds.slice(0, 3) },
    admin,
  );
  if (opened.errors.length > 0) throw new Error(JSON.stringify(opened.errors));
  return { threadId: opened.data.openChatThread.id, peopleIds };
}

beforeAll(async () => {
  if (!isSqlite) return;
  const { location } = app.config.database;
  fillLibrary(location, 1, size);
  fillStation(location);
  fillRecycleBin(location);
  const calendar = calendarOf(app, admin);
  for (let cell = 0; cell < 96; cell++) {
    const startTime = `${String(Math.floor((cell % 48) / 2)).padStart(2, '0')}:${cell % 2 ? '30' : '00'}`;
    const layer = cell < 48 ? 'PROGRAMMES' : 'FILLER';
    const { data, errors } = await calendar.create({
      category: 'LIVE',
      layer,
      startDate: dayAfter(0),
      startTime,
      duration: 25 * 60_000,
      title: `Slot ${cell}`,
      emissionId: '1',
      recurrence: { frequency: 'DAILY', interval: 1 },
    });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    if (cell === 0) {
      Object.assign(given, await givenByData(data.createSlot.id));
      largest = largestInputs(app.shared.database, {
        slotId: data.createSlot.id,
        ...(await openThread()),
      });
    }
  }
  await fillRadio(app, 1, 'zq', 4_000_000, { onlyMissing: true });
  own = await ownIdsOf(app, schema, 1, [...queries, ...mutations]);
  await layClocks(
    async (query, variables = {}) => (await app.graphql(query, variables, admin)).data as never,
  );
});

/** Puts a third of the songs into the recycle bin. */
function fillRecycleBin(location: string): void {
  const database = new SqliteFile(location);
  database.exec(
    "update media_item set deleted_at = updated_at where kind = 'SONG' and id > (select max(id) from media_item) - 3000",
  );
  database.close();
}

/** Adds series with which every new slot is compared: copies of the slots of this test on another layer. */
function addSeries(count: number): void {
  const database = new SqliteFile(app.config.database.location);
  const columns = database
    .prepare("select name from pragma_table_info('slot') where name not in ('id', 'layer')")
    .pluck()
    .all()
    .join(', ');
  for (let added = 0; added < count;)
    added += database
      .prepare(
        `insert into slot (layer, ${columns}) select 'LIVE', ${columns} from slot where layer = 'FILLER' and recurrence is not null limit ?`,
      )
      .run(count - added).changes;
  database.close();
}

/** Makes the session's proof of identity recent again. On a slow machine, the requests before took longer than it is valid. */
function renewReauthentication(): void {
  const database = new SqliteFile(app.config.database.location);
  database.prepare('update session set proven_at = ?').run(Date.now());
  database.close();
}

/** Sends a request and returns the chunks of the response. Joining megabytes is work of the client, so it is not measured. */
async function send({ query, variables }: Dear): Promise<Buffer[]> {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${admin}` },
    payload: { query, variables },
    payloadAsStream: true,
  });
  return response.stream().toArray();
}

interface Sent {
  name: string;
  times: number;
  bytes: number;
  /** Longest turn during the first request, and during later ones, in milliseconds of processor time. */
  cold: number;
  warm: number;
  /** Longest turn during a request with a new document, for data that was read before. */
  compiled: number;
  /** Code of the first error when no field returned a value; undefined otherwise. */
  code: string | undefined;
}

interface Answered {
  data?: Record<string, unknown> | null;
  errors?: Array<{ extensions: { code: string } }>;
}

/** Sends the most expensive requests for a field, and measures the first and the later ones. */
async function measureAll(operation: Operation, floor: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { name } = operation;
  renewReauthentication();
  const { version, row, ...values } = await valuesFor(operation);
  for (const dear of dearestOf(schema, operation, values)) {
    const { times } = dear;
    /** Measures the request. Its current values are read before the measurement. */
    const measure = async (suffix = '') => {
      const { query, ...rest } = await renewed({ name, dear, version, row });
      return longestTurn(() => send({ query: `${query}${suffix}`, ...rest }));
    };
    const first = await measure();
    let documents = 0;
    const compiled = await shortestOf(3, () => measure(` # ${++documents}`), floor);
    const { longest } = await shortestOf(3, () => measure(), floor);
    const body = Buffer.concat(first.result);
    const { data, errors } = JSON.parse(body.toString()) as Answered;
    const isAnswered = !errors || Object.values(data ?? {}).some((value) => value !== null);
    const code = isAnswered ? undefined : errors?.[0]?.extensions.code;
    if (code && process.env['SHOW_EVENT_LOOP'])
      console.log(name, times, JSON.stringify(errors![0]).slice(0, 300));
    sent.push({
      name,
      times,
      bytes: body.length,
      cold: first.longest,
      warm: longest,
      compiled: compiled.longest,
      code,
    });
  }
  return sent;
}

/**
 * Maximum length of a turn, as a multiple of the floor. The first request may take twice as long, because it is also compiled.
 */
const allowed = { warm: maxFloors, compiled: maxFloors, cold: 2 * maxFloors };

/** Fields with a turn that is too long, the longest first. */
function slowIn(sent: readonly Sent[], phase: keyof typeof allowed, floor: number) {
  const floors = ({ [phase]: longest }: Sent) => Number((longest / floor).toFixed(1));
  const all = sent
    .toSorted((a, b) => b[phase] - a[phase])
    .map((result) => ({
      name: result.name,
      times: result.times,
      bytes: result.bytes,
      floors: floors(result),
    }));
  if (process.env['SHOW_EVENT_LOOP']) console.log(phase, { floor, slow: all.slice(0, 25) });
  return all.filter(({ floors: count }) => count > allowed[phase]);
}

/** Codes of the fields that returned an error for all of their requests, by name. */
function refusedIn(sent: readonly Sent[]): Record<string, string> {
  const answered = new Set(sent.filter(({ code }) => code === undefined).map(({ name }) => name));
  return Object.fromEntries(
    sent.flatMap(({ name, code }) => (code !== undefined && !answered.has(name) ? [[name, code]] : [])),
  );
}

async function measureFields(operations: readonly Operation[]) {
  const floors = [await floorOf()];
  const sent: Sent[] = [];
  for (const operation of operations) sent.push(...(await measureAll(operation, floors[0]!)));
  floors.push(await floorOf());
  const floor = Math.max(...floors);
  const slow = {
    warm: slowIn(sent, 'warm', floor),
    compiled: slowIn(sent, 'compiled', floor),
    cold: slowIn(sent, 'cold', floor),
  };
  const refused = refusedIn(sent);
  if (process.env['SHOW_EVENT_LOOP']) console.log(`refused ${JSON.stringify(refused)}`);
  return { slow, refused };
}

const notSlow = { warm: [], compiled: [], cold: [] };

describe.runIf(isSqlite)('as dear as the limits admit it, in its first request and later ones', () => {
  test(
    'no query keeps the event loop from others',
    async () => {
      const { slow, refused } = await measureFields(queries);
      expect(slow).toEqual(notSlow);
      expect(Object.keys(refused).toSorted()).toEqual(Object.keys(queriesNotCovered).toSorted());
    },
    900_000 * patience,
  );

  test(
    'no mutation keeps the event loop from others',
    async () => {
      const { slow, refused } = await measureFields(mutations);
      expect(slow).toEqual(notSlow);
      const listed = new Set(Object.values(mutationsNotCovered).flatMap(({ names }) => names));
      expect(Object.entries(refused).filter(([name]) => !listed.has(name))).toEqual([]);
    },
    900_000 * patience,
  );

  test(
    'saving of slots that are compared over two years keeps no other write waiting',
    async () => {
      addSeries(700);
      const floor = await floorOf();
      const calendar = calendarOf(app, admin);
      const slot = (startTime: string) => ({
        category: 'LIVE',
        layer: 'FILLER',
        emissionId: '1',
        startDate: dayAfter(0),
        startTime,
        duration: 4 * 60_000,
        recurrence: { frequency: 'DAILY', interval: 1 },
      });
      const waits: Record<string, number> = {};
      /** Measures a save, and stores the shortest wait of all attempts under its name. */
      const measured = async (name: string, save: () => ReturnType<typeof calendar.create>) => {
        const { longest, result } = await longestWait(app.shared.database, save);
        waits[name] = Math.min(waits[name] ?? Infinity, Number((longest / floor).toFixed(1)));
        return result;
      };
      const slowSaves = () =>
        ['createSlot', 'updateSlot', 'createSlot with clashes'].filter(
          (name) => waits[name]! > maxFloors / 2,
        );
      const saveSlot = async () => {
        const { data } = await measured('createSlot', () => calendar.create(slot('03:25')));
        const { id, version } = data.createSlot;
        const updated = await measured('updateSlot', () =>
          calendar.update(id, version, { duration: 3 * 60_000 }),
        );
        const clash = await measured('createSlot with clashes', () => calendar.create(slot('03:20')));
        expect(clash.code).toBe('SCHEDULE_CONFLICT');
        return updated.data.updateSlot as { id: string; version: number };
      };
      let saved = await saveSlot();
      for (let tries = 1; tries < 3 && slowSaves().length > 0; tries++) {
        await calendar.remove(saved.id);
        saved = await saveSlot();
      }
      const input = { from: dayAfter(7), to: dayAfter(372), action: 'CHANGE', duration: 2 * 60_000 };
      const ofYear = await measured('changeSlotDays', () =>
        app.graphql(
          'mutation ($id: ID!, $version: Int!, $input: SlotDaysInput!) { changeSlotDays(id: $id, version: $version, input: $input) { days { date } } }',
          { ...saved, input },
          admin,
        ),
      );
      expect(ofYear.data.changeSlotDays.days).toHaveLength(366);
      const file = {
        text: calendarFile('20320101'),
        category: 'LIVE',
        layer: 'LIVE',
        defaultEmissionId: '1',
      };
      const imported = await measured('importCalendar', () =>
        app.graphql(
          'mutation ($input: CalendarImportInput!) { importCalendar(input: $input) { events { state } } }',
          { input: file },
          admin,
        ),
      );
      expect(imported.data.importCalendar.events).toHaveLength(200);
      if (process.env['SHOW_EVENT_LOOP']) console.log('waits', { floor, waits });
      // Both need more time: changing the days of a year also writes 366 rows, and listing a file takes several turns of the event
      // loop, as a commit does.
      expect(Math.max(waits['changeSlotDays']!, waits['importCalendar']!)).toBeLessThan(2 * maxFloors);
      expect(slowSaves()).toEqual([]);
    },
    300_000 * patience,
  );
});
