import type { TableRenames } from './renames.ts';

const spans = { least: 'lowest', most: 'peak', most_at: 'peak_at' };

/** New names of kinds of jobs. */
const jobKinds = {
  'audience.tellIncident': 'audience.reportIncident',
  'chat.tellMention': 'chat.notifyMention',
  'invoices.tellPastDue': 'invoices.notifyPastDue',
  'multimedia.tellAdverts': 'multimedia.notifyEndingAdverts',
  'multimedia.tellImport': 'multimedia.notifyImportDone',
  'notifications.tell': 'notifications.notify',
  'onair.keepLive': 'onair.createLiveRush',
  'planning.keepOccurrences': 'planning.storeOccurrences',
  'planning.tellLiveSoon': 'planning.remindOfLive',
};

export const tableRenames: readonly TableRenames[] = [
  {
    table: 'air_item',
    columns: { heard_from: 'played_from', heard_until: 'played_until', heard_for: 'played_for' },
    values: { state: { HEARD: 'PLAYED' } },
  },
  { table: 'artiste', columns: { is_one_artiste: 'is_single_artiste' } },
  { table: 'audience_day', columns: spans },
  { table: 'audience_hour', columns: spans },
  { table: 'audience_minute', columns: { least: 'lowest', most: 'peak', looks: 'polls' } },
  { table: 'audience_play', columns: { heard_from: 'played_from', most: 'peak' } },
  { table: 'cart', columns: { place: 'position' } },
  {
    table: 'chat_friendship',
    columns: { asker_id: 'requester_id', asked_id: 'invited_id', asked_at: 'requested_at' },
  },
  { table: 'chat_status', values: { state: { GONE: 'OFFLINE', HERE: 'ONLINE' } } },
  { table: 'hearing_settings', to: 'monitoring_settings', columns: { is_heard: 'is_monitored' } },
  { table: 'kept_answer', to: 'stored_answer' },
  {
    table: 'live_handover',
    columns: { asked_at: 'requested_at' },
    values: { end: { GONE: 'NEW_PRESENTER_LEFT' } },
  },
  {
    table: 'live_session',
    columns: { heard_from: 'on_air_from', is_heard: 'is_on_air', kept_out_until: 'banned_until' },
  },
  {
    table: 'live_visit',
    columns: { said: 'message_from_visitor', told: 'message_to_visitor' },
    values: { state: { HEARD: 'SCREENING' } },
  },
  { table: 'media_item', columns: { place: 'position' } },
  {
    table: 'mount_state',
    columns: { hearing: 'monitoring', looked_at: 'polled_at', is_one_address: 'is_single_address' },
    values: { monitoring: { HEARD: 'MONITORED' } },
  },
  {
    table: 'sound_incident',
    columns: { is_told: 'is_reported', is_over_told: 'is_end_reported' },
    values: {
      kind: { PLAN_NOT_TOLD: 'PLAN_UNAVAILABLE' },
      why: {
        MOUNT_GONE: 'MOUNT_DELETED',
        NOT_HEARD: 'NOT_MONITORED',
        PLAN_TOLD: 'PLAN_AVAILABLE',
        ROOM_AGAIN: 'DISK_SPACE_FREED',
      },
    },
  },
  { table: 'station', columns: { held_until: 'paused_until', held_by: 'paused_by' } },
  { table: 'stored_upload', columns: { heard_at: 'received_at' } },
  { table: 'told_once', to: 'sent_notice' },
  { table: 'failed_job', values: { kind: jobKinds } },
  { table: 'job', values: { kind: jobKinds } },
  { table: 'job_schedule', values: { kind: jobKinds } },
];

/** Saved views hold columns, filters and sort keys of their list by name. */
export const viewRenames: readonly ViewRenames[] = [
  {
    list: 'generics',
    query: [
      ['place=', 'position='],
      ['sort=place', 'sort=position'],
    ],
    columns: [['"place"', '"position"']],
  },
  {
    list: 'air-log',
    query: [['=HEARD', '=PLAYED']],
    columns: [['"heard"', '"played"']],
  },
];

interface ViewRenames {
  list: string;
  /** Parts of the address of the list, from old to new. */
  query: ReadonlyArray<readonly [string, string]>;
  /** Column keys, in quotes. */
  columns: ReadonlyArray<readonly [string, string]>;
}

/** Statements that rename parts of the saved views of a list. */
export function* viewStatements(isBack: boolean, asText: (column: string) => string, asJson: (text: string) => string) {
  for (const { list, query, columns } of viewRenames)
    for (const [column, changes] of [
      ['query', query],
      ['hidden_columns', columns],
      ['column_order', columns],
    ] as const)
      for (const change of changes) {
        const [from, to] = isBack ? change.toReversed() : change;
        const text = `replace(${asText(column)}, '${from}', '${to}')`;
        yield `update library_view set ${column} = ${column === 'query' ? text : asJson(text)} where list = '${list}'`;
      }
}
