import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { ChatContact, ChatContactKind, ChatContacts } from './chatContact.types.ts';
import { findContacts, findPeople } from './findPeople.ts';
import { answerFriend, askFriend, removeFriend, setBlocked } from './friends.ts';

const ofPerson = { description: 'Whom: id of the `User`.' };
const longestSearch = 100;

@Resolver()
export class ChatContactResolver {
  @Allow('read', 'ChatThread')
  @Query(() => [ChatContact], {
    description:
      'People whom the viewer may find: who works for a radio of theirs by a part of the name, all others by the exact name that they sign with. Those between whom and the viewer a block stands are not among them.',
  })
  findChatPeople(
    @Arg('name', {
      description: 'What is looked for, at most 100 characters; empty for colleagues by their names.',
    })
    name: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Ctx() context: Context,
  ): Promise<ChatContact[]> {
    if (name.length > longestSearch) throw invalidInput({ name: 'tooLong' });
    requireStretch(first, 0);
    return findPeople(context, name.trim(), first);
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatContacts, {
    description: 'The friends of the viewer, whom they asked and who asked them, or whom they blocked.',
  })
  chatContacts(
    @Arg('kind', () => ChatContactKind, { description: 'Which of them.' }) kind: ChatContactKind,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('skip', () => Int, { defaultValue: 0, description: 'How many of the list come before them.' })
    skip: number,
    @Ctx() context: Context,
  ): Promise<ChatContacts> {
    requireStretch(first, skip);
    return findContacts(context, { kind, first, skip });
  }

  @Allow('create', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Asks somebody to be a friend, to whom one may then write whatever radio they work for; accepts it where they asked before. BAD_USER_INPUT with `username: unknown` for nobody whom the viewer may find.',
  })
  async askChatFriend(
    @Arg('username', { description: 'The exact name that they sign with.' }) username: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (username.length > longestSearch) throw invalidInput({ username: 'tooLong' });
    await askFriend(context, username);
    return true;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Accepts what somebody asked, or refuses it, of which they are not told. NOT_FOUND when they did not ask.',
  })
  async answerChatFriend(
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('accepted', () => Boolean, { description: 'Whether they are friends from now on.' })
    accepted: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await answerFriend(context, userId, accepted);
    return true;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description: 'Is a friend of somebody no more, or takes back what was asked. Fine when it is so already.',
  })
  async endChatFriendship(
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeFriend(context, userId);
    return true;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Wants nothing of somebody any more, or again: neither finds the other, nor opens a thread or is asked; in threads that both are in, what the blocked one writes keeps its place, and the viewer sees no words of it. The blocked one is not told. BAD_USER_INPUT with `userId: unknown` for nobody whom the viewer has met or may find.',
  })
  async setChatBlocked(
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('blocked', () => Boolean, { description: 'Whether they are blocked from now on.' }) blocked: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await setBlocked(context, userId, blocked);
    return true;
  }
}

function requireStretch(first: number, skip: number): void {
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > 100) throw invalidInput({ first: 'max' });
  if (skip < 0) throw invalidInput({ skip: 'min' });
}
