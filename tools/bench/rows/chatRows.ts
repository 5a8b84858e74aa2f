import SqliteFile from 'better-sqlite3';
import type { DatabaseConfig } from '../../../server/config.ts';
import { Sessions } from '../../../server/domains/platform/accounts/sessions/sessions.ts';
import { ChatRoom } from '../../../server/domains/chat/rooms/chatRoom.entity.ts';
import { ChatThreadKind } from '../../../server/domains/chat/threads/chatEnums.ts';
import { ChatParticipant } from '../../../server/domains/chat/threads/chatParticipant.entity.ts';
import { ChatThread } from '../../../server/domains/chat/threads/chatThread.entity.ts';
import { TeamMember } from '../../../server/domains/platform/organization/teams/teamMember.entity.ts';
import { Role } from '../../../server/domains/platform/permissions/roles/role.entity.ts';
import { Plan, User, UserStatus } from '../../../server/domains/platform/users/user.entity.ts';
import { openDatabase, type Orm } from '../../../server/orm.ts';

/** Rooms and people of the chat benchmark: thread ids, and access tokens in the order of the rooms. */
export interface Bench {
  rooms: number[];
  tokens: string[];
}

interface People {
  at: DatabaseConfig;
  secret: string;
  rooms: number;
  each: number;
}

/** Adds `rooms` chat rooms to the first radio for a benchmark, each with `each` new people. */
export async function addPeople(orm: Orm, { at: since, secret, rooms, each }: People): Promise<Bench> {
  const em = orm.em.fork();
  const role = await em.findOneOrFail(Role, { key: 'editor' });
  const { radio } = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  const at = new Date();
  const made: Array<{ thread: ChatThread; users: User[] }> = [];
  for (let number = 0; number < rooms; number++) {
    const room = em.create(ChatRoom, { name: `Room ${number}`, radio }, { partial: true });
    const values = { kind: ChatThreadKind.ROOM, room, radio, lastMessageAt: at, createdAt: at };
    const thread = em.create(ChatThread, values, { partial: true });
    const users = Array.from({ length: each }, (_, index) => {
      const name = `bench${number}x${index}`;
      const person = { fullName: name, username: name, email: `${name}@example.com`, role, radio };
      const rest = { country: '', contact: '', currentPlan: Plan.BASIC, status: UserStatus.ACTIVE };
      const user = em.create(User, { ...person, ...rest }, { partial: true });
      em.create(TeamMember, { user, role, radio }, { partial: true });
      em.create(ChatParticipant, { thread, user, joinedAt: at }, { partial: true });
      return user;
    });
    made.push({ thread, users });
  }
  await em.flush();
  const database = openDatabase(since, orm);
  const sessions = new Sessions(database, database.models, secret);
  const tokens: string[] = [];
  for (const user of made.flatMap(({ users }) => users))
    tokens.push((await sessions.open(user.id, { device: 'bench', address: '' })).accessToken);
  await database.close();
  return { rooms: made.map(({ thread }) => thread.id), tokens };
}

const words = [
  'river',
  'morning',
  'jingle',
  'guest',
  'traffic',
  'weather',
  'studio',
  'record',
  'news',
  'air',
];
export const rareWord = 'zyxwquvnort';
const threads = 200;
const firstThread = 1_000_000;

/**
 * Inserts 200 threads between the administrator and others. The first has a quarter of all messages. Uses plain SQL, which is the fastest
 * way into SQLite.
 */
export function fillThreads(file: string, messages: number): void {
  const database = new SqliteFile(file);
  database.pragma('synchronous = OFF');
  const people = database
    .prepare(`select id from "user" order by (email = 'admin@demo.com') desc, id limit 2`)
    .all() as Array<{ id: number }>;
  const start = Date.UTC(2025, 0, 1);
  const thread = database.prepare(
    `insert into chat_thread (id, kind, name, last_sequence, last_change, last_message_at, created_at)
       values (?, 'PRIVATE', ?, ?, ?, ?, ?)`,
  );
  const participant = database.prepare(
    `insert into chat_participant (thread_id, user_id, part, joined_at, read_up_to) values (?, ?, 'MEMBER', ?, ?)`,
  );
  const message = database.prepare(
    `insert into chat_message (thread_id, sequence, change_number, client_key, author_id, words, search_text, guarded_search_text, created_at)
       values (?, ?, ?, ?, ?, ?, ?, '', ?)`,
  );
  // The search index is filled once at the end, instead of with each message.
  const trigger = database
    .prepare(`select sql from sqlite_master where name = 'chat_message_search_insert'`)
    .get() as { sql: string };
  database.exec('drop trigger chat_message_search_insert');
  const long = Math.floor(messages / 4);
  const messagesPerThread = Math.floor((messages - long) / (threads - 1));
  database.transaction(() => {
    for (let index = 0; index < threads; index++) {
      const id = firstThread + index;
      const length = index === 0 ? long : messagesPerThread;
      thread.run(id, `Thread ${index}`, length, length, start + length * 60_000, start);
      for (const [personIndex, { id: user }] of people.entries())
        participant.run(id, user, start, personIndex === 0 && index % 2 === 0 ? length - 5 : length);
      for (let sequence = 1; sequence <= length; sequence++) {
        const author = people[sequence % 2]!.id;
        const word = words[(sequence * 7 + index) % 10]!;
        const isRare = index === 100 && sequence === 50;
        const text = `Message ${sequence}: what about the ${word} of hour ${sequence % 24}${isRare ? ` ${rareWord}` : ''}`;
        const at = start + sequence * 60_000;
        message.run(id, sequence, sequence, String(sequence), author, text, text.toLowerCase(), at);
      }
    }
  })();
  database.exec(`insert into chat_message_search(chat_message_search) values ('rebuild')`);
  database.exec(trigger.sql);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}
