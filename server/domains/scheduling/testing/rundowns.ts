import type { TestApp } from '../../../../tools/testing/testApp.ts';

const itemFields =
  'id version position kind title notes duration offset isHard addedBy startsAt endsAt gap problem media { id title } playlist { id } why { rule by source sourceType sourceId candidates insteadOf gaveWay refused { rule playedUntil media { id } } }';
const rundownFields = `id left empty isLocked mayChange occurrence { title startsAt } items { ${itemFields} }`;

/** For tests: functions that send requests about rundowns with the given token. */
export function rundownsOf(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object) => app.graphql(document, variables, token, headers);
  const key = '$slotId: ID!, $date: LocalDate!';
  const of = 'slotId: $slotId, date: $date';
  return {
    read: (slotId: string, date: string) =>
      execute(`query (${key}) { rundown(${of}) { ${rundownFields} } }`, { slotId, date }),
    add: (slotId: string, date: string, items: object[], at?: number) =>
      execute(
        `mutation (${key}, $items: [RundownItemInput!]!, $at: Int) { addRundownItems(${of}, items: $items, at: $at) { ${rundownFields} } }`,
        { slotId, date, items, at },
      ),
    update: (id: string, version: number, input: object) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $input: RundownItemPatch!) { updateRundownItem(id: $id, version: $version, input: $input) { ${itemFields} } }`,
        { id, version, input },
      ),
    move: (slotId: string, date: string, itemIds: string[], to: number) =>
      execute(
        `mutation (${key}, $itemIds: [ID!]!, $to: Int!) { moveRundownItems(${of}, itemIds: $itemIds, to: $to) { ${rundownFields} } }`,
        { slotId, date, itemIds, to },
      ),
    remove: (slotId: string, date: string, itemIds: string[]) =>
      execute(
        `mutation (${key}, $itemIds: [ID!]!) { removeRundownItems(${of}, itemIds: $itemIds) { ${rundownFields} } }`,
        { slotId, date, itemIds },
      ),
    fill: (slotId: string, date: string, more: object = {}) =>
      execute(
        `mutation (${key}, $clockId: ID, $playlistId: ID, $replace: Boolean) { fillRundown(${of}, clockId: $clockId, playlistId: $playlistId, replace: $replace) { ${rundownFields} } }`,
        { slotId, date, ...more },
      ),
  };
}
