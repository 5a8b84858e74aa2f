import type { SqlEntityManager } from '@mikro-orm/sql';
import { Radio } from '../platform/organization/radios/radio.entity.ts';
import { User } from '../platform/users/user.entity.ts';
import { newcomer } from '../platform/permissions/roles/roles.ts';
import { ChatMessage } from './messages/chatMessage.entity.ts';
import { ChatRoom } from './rooms/chatRoom.entity.ts';
import { samplePrivate, sampleRooms } from './sample/words.ts';
import { ChatPart, ChatThreadKind } from './threads/chatEnums.ts';
import { ChatParticipant } from './threads/chatParticipant.entity.ts';
import { ChatThread } from './threads/chatThread.entity.ts';

type Line = readonly [person: number, words: string];

const minute = 60_000;

/** Seeds rooms of the first radio and private threads between the people of the demo. */
export async function seedChat(em: SqlEntityManager): Promise<void> {
  const [radio] = await em.find(Radio, {}, { orderBy: { id: 'asc' }, limit: 1 });
  const administrator = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  const colleagues = await em.find(
    User,
    { status: 'ACTIVE', role: { key: { $ne: newcomer } }, id: { $ne: administrator.id } } as never,
    { orderBy: { id: 'asc' }, limit: 5 },
  );
  const ids = [administrator, ...colleagues].map(({ id }) => id);
  const radioId = radio!.id;
  em.clear();
  const start = Date.now() - 26 * 60 * minute;
  const talk = (thread: ChatThread, members: readonly number[], lines: readonly Line[], at: number) => {
    for (const [index, participant] of members.entries())
      em.create(ChatParticipant, {
        thread,
        user: ids[participant],
        part: thread.kind === ChatThreadKind.PRIVATE ? partOf(members, index) : ChatPart.MEMBER,
        joinedAt: new Date(at),
        readUpTo: participant === 0 ? readBy(participant, lines) : lines.length,
      } as never);
    for (const [index, [person, words]] of lines.entries())
      em.create(ChatMessage, {
        thread,
        sequence: index + 1,
        changeNumber: index + 1,
        clientKey: `sample ${index + 1}`,
        author: ids[person],
        words,
        createdAt: new Date(at + (index + 1) * 3 * minute),
      } as never);
  };
  const counted = (lines: readonly Line[], at: number) => ({
    lastSequence: lines.length,
    lastChange: lines.length,
    lastMessageAt: new Date(at + lines.length * 3 * minute),
    createdAt: new Date(at),
  });
  for (const [index, { name, topic, isReadOnly = false, messages }] of sampleRooms.entries()) {
    const at = start + index * 90 * minute;
    const room = em.create(ChatRoom, { name, topic, isReadOnly, radio: radioId } as never);
    const thread = em.create(ChatThread, {
      kind: ChatThreadKind.ROOM,
      room,
      radio: radioId,
      createdBy: ids[0],
      ...counted(messages, at),
    } as never);
    talk(
      thread,
      ids.map((_, index) => index),
      messages,
      at,
    );
  }
  for (const [index, [members, name, lines]] of samplePrivate.entries()) {
    const at = start + (6 + index * 4) * 60 * minute;
    const pairKey = members.length === 2 ? pairOf(members.map((index) => ids[index]!)) : null;
    const thread = em.create(ChatThread, {
      kind: ChatThreadKind.PRIVATE,
      pairKey,
      name,
      createdBy: ids[members[0]!],
      ...counted(lines, at),
    } as never);
    talk(thread, members, lines, at);
  }
  await em.flush();
}

const pairOf = (two: readonly number[]) => two.toSorted((a, b) => a - b).join(' ');

const partOf = (members: readonly number[], index: number) =>
  members.length > 2 && index === 0 ? ChatPart.OWNER : ChatPart.MEMBER;

/** Leaves the last message unread for the administrator, unless the administrator wrote it. */
const readBy = (author: number, lines: readonly Line[]): number =>
  lines.at(-1)?.[0] === author ? lines.length : Math.max(0, lines.length - 1);
