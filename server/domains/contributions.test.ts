import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../tools/testing/testApp.ts';
import { domains } from './index.ts';
import { isAttached, MediaKind } from './library/public.ts';
import { declaredActions } from '../kit/rules/rule.ts';

/* What domains contribute to the kit and to earlier domains reaches the application, and works. */

const app = await createTestApp({}, afterAll);
const { database, reads, services } = app.shared;
const context = await app.contextFor({ accessToken: await app.tokenOf('admin@demo.com') });
/** Id of no row. */
const none = 2 ** 31 - 1;

const uses = [...services.uses].flatMap(([subject, all]) => all.map((use) => ({ ...use, subject })));

describe('uses of records', () => {
  test('are those of all domains', () => {
    expect(uses.map(({ subject, kind }) => `${subject} in ${kind}`).toSorted()).toEqual([
      'Clock in ClockHour',
      'Clock in Emission',
      'Content in Content',
      'Emission in Content',
      'Emission in Episode',
      'Emission in Podcast',
      'Emission in Slot',
      'Episode in Content',
      'Episode in Slot',
      'MediaItem in Clock',
      'MediaItem in Content',
      'MediaItem in Emission',
      'MediaItem in LiveSession',
      'MediaItem in Playlist',
      'MediaItem in Rundown',
      'MediaItem in Slot',
      'Playlist in Clock',
      'Playlist in Emission',
      'Playlist in Rundown',
      'Playlist in Slot',
      'Rush in Slot',
      'Slot in Slot',
    ]);
  });

  test.each(uses)('of $subject in $kind are none for a record that does not exist', async (use) => {
    expect(reads.models.find(use.subject)).toBeDefined();
    expect(await use.find(context, none, 10)).toEqual({ total: 0, uses: [] });
    expect((await use.usesOfEach?.(context, [none, none - 1])) ?? [[], []]).toEqual([[], []]);
  });
});

describe('own rows', () => {
  test.each(Object.entries(services.ownRows))(
    'of %s can be granted and found',
    async (subject, ownership) => {
      expect(declaredActions(subject)).toEqual(expect.arrayContaining([...ownership.actions]));
      expect(await ownership.among(context, [none])).toEqual(new Set());
    },
  );

  test('are declared once for each subject', () => {
    const declared = domains.flatMap(({ ownRows = {} }) => Object.keys(ownRows));
    expect(declared.toSorted()).toEqual(Object.keys(services.ownRows).toSorted());
    expect(declared.length).toBeGreaterThan(5);
  });
});

test('every kind of media outside of the library has one owner', () => {
  const owned = domains.flatMap(({ attachedMedia = [] }) => attachedMedia.map(({ kind }) => kind));
  expect(owned.toSorted()).toEqual(Object.values(MediaKind).filter(isAttached).toSorted());
  for (const kind of owned) expect(services.attachedMedia.get(kind)?.kind).toBe(kind);
});

test('records with a chat are shown by their ids', async () => {
  const chats = domains.flatMap(({ recordChats = [] }) => recordChats);
  expect(chats.map(({ entity }) => entity.name).toSorted()).toEqual([
    'Emission',
    'Episode',
    'Rundown',
    'Rush',
  ]);
  for (const { shown } of chats) expect((await shown(context, [none])).size).toBe(0);
});

test('entities that are deleted with their radio belong to one', () => {
  expect(services.deletedWithRadio.toSorted()).toEqual([
    'DryRun',
    'FeedImport',
    'LibraryView',
    'MetadataImport',
  ]);
  const ofRadios = reads.models.ofRadios();
  expect(services.deletedWithRadio.filter((name) => !ofRadios.has(name))).toEqual([]);
});

test('public types are entities', () => {
  expect(services.publicTypes.size).toBeGreaterThan(20);
  expect([...services.publicTypes].filter((name) => !reads.models.find(name))).toEqual([]);
});

test('callbacks of domains are those that the application runs', () => {
  const callbacksOf = (name: 'onUserDeletion' | 'onZoneChange' | 'onStationTrouble') =>
    domains.flatMap((domain) => domain[name]?.name ?? []);
  const namesOf = (callbacks: readonly Function[]) => callbacks.map(({ name }) => name);
  expect(callbacksOf('onUserDeletion')).toEqual(['forgetPostFiles', 'erasePerson']);
  expect(namesOf(services.userDeletionCallbacks)).toEqual(callbacksOf('onUserDeletion'));
  expect(callbacksOf('onZoneChange')).toEqual(['storeInNewZone']);
  expect(namesOf(services.zoneChangeCallbacks)).toEqual(callbacksOf('onZoneChange'));
  expect(callbacksOf('onStationTrouble')).toEqual(['recordStationTrouble']);
  expect(namesOf(services.stationTroubleCallbacks)).toEqual(callbacksOf('onStationTrouble'));
});

test('people on the air and in quiet hours are found', async () => {
  const { onAir, resting } = services.activities;
  expect(onAir.map(({ name }) => name)).toEqual(['findOnAir']);
  expect(resting.map(({ name }) => name)).toEqual(['findResting']);
  for (const find of [...onAir, ...resting]) expect((await find(database, [none])).size).toBe(0);
});
