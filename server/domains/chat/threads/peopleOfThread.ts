import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { colleagueColumns } from '../../profile/colleague.ts';
import type { ChatPerson } from './chatThread.types.ts';

/** So many people of a thread are shown at once. */
const maxShown = 100;

const people = query('chat.peopleOfThread', (db, { of, viewer }: Given<{ of: number; viewer: number }>) =>
  db
    .selectFrom('ChatParticipant as place')
    .innerJoin('User as person', 'person.id', 'place.user')
    .leftJoin('ChatBlock as block', (join) =>
      join.onRef('block.blocker', '=', 'place.user').on('block.blocked', '=', viewer),
    )
    .leftJoin('ChatBlockMark as mark', (join) =>
      join.onRef('mark.block', '=', 'block.id').onRef('mark.place', '=', 'place.id'),
    )
    .select(colleagueColumns)
    .select(['block.id as block', 'mark.readUpTo as readBefore'])
    .select(['place.id as place', 'place.part', 'place.joinedAt', 'place.readUpTo', 'place.silencedUntil'])
    .where('place.thread', '=', of)
    .where('place.leftAt', 'is', null)
    .where('place.blockedAt', 'is', null)
    .orderBy('place.id')
    .limit(maxShown),
);

const loadPeople = batched(async (context, ids): Promise<ChatPerson[][]> => {
  const found = await people.ofEach(context, ids, { viewer: context.viewer?.userId ?? 0 });
  return found.map((rows) =>
    rows.map(({ place, part, joinedAt, readUpTo, silencedUntil, block, readBefore, ...person }) => {
      // Whom they blocked sees no more of what they read since.
      const isBlocked = block !== null;
      const shown = { id: place, person, part, joinedAt, silencedUntil };
      return { ...shown, readUpTo: isBlocked ? (readBefore ?? 0) : readUpTo } as ChatPerson;
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
