import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { colleagueColumns } from '../../profile/colleague.ts';
import type { ChatPerson } from './chatThread.types.ts';

/** So many people of a thread are shown at once. */
const maxShown = 100;

const people = query('chat.peopleOfThread', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatParticipant as place')
    .innerJoin('User as person', 'person.id', 'place.user')
    .select(colleagueColumns)
    .select(['place.id as place', 'place.part', 'place.joinedAt', 'place.readUpTo', 'place.silencedUntil'])
    .where('place.thread', '=', of)
    .where('place.leftAt', 'is', null)
    .where('place.blockedAt', 'is', null)
    .orderBy('place.id')
    .limit(maxShown),
);

const loadPeople = batched(async (context, ids): Promise<ChatPerson[][]> => {
  const found = await people.ofEach(context, ids, {});
  return found.map((rows) =>
    rows.map(({ place, part, joinedAt, readUpTo, silencedUntil, ...person }) => {
      const shown = { id: place, person, part, joinedAt, readUpTo, silencedUntil };
      return shown as ChatPerson;
    }),
  );
});

/** The first people of each thread of a page, who came first before the others. */
export const peopleOfThread = loadPeople;

/** How many are in each thread of a page. */
export const peopleCount = countOfEach('chat.peopleCount', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatParticipant')
    .select(count)
    .where('thread', '=', of)
    .where('leftAt', 'is', null)
    .where('blockedAt', 'is', null),
);
