import type { TestApp } from '../../../../tools/testing/testApp.ts';
import { dateOf, dayLength, dayOf } from '../../../kit/time/days.ts';

/** For tests: a Monday 15 to 21 days ahead, as the number of days since 1970. */
export const monday = (() => {
  const today = Math.floor(Date.now() / dayLength);
  return today + 21 - ((today + 3) % 7);
})();

/** For tests: the date that is `days` days after `monday`, as `YYYY-MM-DD`. */
export const dayAfter = (days: number): string => dateOf(monday + days);

/** For tests: date of a European clock change, the last Sunday of March or October of a later year. */
export function lastSunday(month: 'March' | 'October', yearsAhead = 1): string {
  const year = new Date().getUTCFullYear() + yearsAhead;
  const last = dayOf(month === 'March' ? `${year}-03-31` : `${year}-10-31`);
  return dateOf(last - ((last + 4) % 7));
}

export const hour = 3_600_000;

export const weekly = (...weekdays: string[]) => ({ frequency: 'WEEKLY', interval: 1, weekdays });

const slotFields =
  'id version layer category title colour startDate startTime duration endDate recurrence { frequency interval weekdays nth setPosition until count } emission { id } playlist { id }';
const occurrenceFields =
  'id slotId date layer category title colour startsAt endsAt localStart localEnd duration state isException isCovered version slot { id } emission { id title } episode { id title } playlist { id name }';

/** For tests: functions that send requests about the calendar with the given token. */
export function calendarOf(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const execute = (document: string, variables: object) => app.graphql(document, variables, token, headers);
  const keyed =
    (name: string) =>
    (slotId: string, date: string, version = 0) =>
      execute(
        `mutation ($slotId: ID!, $date: LocalDate!, $version: Int!) { ${name}(slotId: $slotId, date: $date, version: $version) { ${occurrenceFields} } }`,
        { slotId, date, version },
      );
  return {
    create: (input: object) =>
      execute(`mutation ($input: SlotInput!) { createSlot(input: $input) { ${slotFields} } }`, { input }),
    update: (id: string, version: number, input: object) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $input: SlotPatch!) { updateSlot(id: $id, version: $version, input: $input) { ${slotFields} } }`,
        { id, version, input },
      ),
    remove: (id: string) => execute('mutation ($id: ID!) { deleteSlot(id: $id) }', { id }),
    restore: (id: string) =>
      execute(`mutation ($id: ID!) { restoreSlot(id: $id) { ${slotFields} } }`, { id }),
    end: (id: string, version: number, date: string) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $date: LocalDate!) { endSlot(id: $id, version: $version, date: $date) { ${slotFields} } }`,
        { id, version, date },
      ),
    split: (id: string, version: number, date: string, input: object) =>
      execute(
        `mutation ($id: ID!, $version: Int!, $date: LocalDate!, $input: SlotPatch!) { splitSlot(id: $id, version: $version, date: $date, input: $input) { before { ${slotFields} } after { ${slotFields} } } }`,
        { id, version, date, input },
      ),
    conflicts: (input: object, id?: string) =>
      execute(
        'query ($input: SlotPatch!, $id: ID) { slotConflicts(input: $input, id: $id) { total freeStarts freeLayers clashes { date slotId title localStart localEnd startsAt endsAt } } }',
        { input, id },
      ),
    change: (slotId: string, date: string, version: number, input: object) =>
      execute(
        `mutation ($slotId: ID!, $date: LocalDate!, $version: Int!, $input: OccurrenceChange!) { changeOccurrence(slotId: $slotId, date: $date, version: $version, input: $input) { ${occurrenceFields} } }`,
        { slotId, date, version, input },
      ),
    cancel: keyed('cancelOccurrence'),
    takeBack: keyed('restoreOccurrence'),
    calendar: (from: string, to: string, more: object = {}) =>
      execute(
        `query ($from: DateTimeISO!, $to: DateTimeISO!, $categories: [SlotCategory!], $layers: [SlotLayer!]) { calendar(from: $from, to: $to, categories: $categories, layers: $layers) { ${occurrenceFields} } }`,
        { from, to, ...more },
      ),
    /** Occurrences of slots on a day in UTC. */
    async on(day: number, ...slotIds: string[]) {
      const { data, errors } = await this.calendar(momentOf(day), momentOf(day + 1));
      if (errors.length > 0) throw new Error(errors[0]!.message);
      return data.calendar.filter(({ slotId }: { slotId: string }) => slotIds.includes(slotId));
    },
    /** Local starts of a slot's occurrences between two days. */
    async days(slotId: string, from: number, to: number): Promise<string[]> {
      const found: string[] = [];
      for (let day = from; day < to; day += 60) {
        const end = Math.min(day + 60, to);
        const { data, errors } = await this.calendar(momentOf(day), momentOf(end));
        if (errors.length > 0) throw new Error(errors[0]!.message);
        for (const occurrence of data.calendar)
          if (occurrence.slotId === slotId && occurrence.startsAt >= momentOf(day))
            found.push(occurrence.localStart.slice(0, 16));
      }
      return found;
    },
  };
}

/** For tests: start of a day in UTC, in ISO format. `day` is the number of days since 1970. */
export const momentOf = (day: number): string => new Date(day * dayLength).toISOString();

/** For tests: creates an emission and returns its id. */
export async function addEmission(
  app: TestApp,
  token: string,
  title: string,
  more: object = {},
): Promise<string> {
  const { data } = await app.graphql(
    'mutation ($input: EmissionInput!) { createEmission(input: $input) { id } }',
    { input: { title, state: 'RUNNING', ...more } },
    token,
  );
  return data.createEmission.id;
}

/** For tests: creates a playlist and returns its id. */
export async function addPlaylist(app: TestApp, token: string, name: string): Promise<string> {
  const { data } = await app.graphql(
    'mutation ($input: PlaylistInput!) { createPlaylist(input: $input) { id } }',
    { input: { name } },
    token,
  );
  return data.createPlaylist.id;
}
