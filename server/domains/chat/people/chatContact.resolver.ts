import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { ChatContact, ChatContactKind, ChatContacts } from './chatContact.types.ts';
import { findContacts, findPeople } from './findPeople.ts';
import { answerFriendRequest, requestFriendship, removeFriend, setBlocked } from './friends.ts';

const ofPerson = { description: 'Id of the `User`.' };
const longestSearch = 100;

@Resolver()
export class ChatContactResolver {
  @Allow('read', 'ChatThread')
  @Query(() => [ChatContact], {
    description:
      'Searches people to chat with. Finds colleagues of the same radios by a part of their name or username, all others by their exact username, ignoring case. Leaves out people who are not ACTIVE or have the platform role `subscriber`, people who have blocked the viewer, and people whom the viewer has blocked.',
  })
  findChatPeople(
    @Arg('name', {
      description:
        'Search text, at most 100 characters; empty for the first colleagues in alphabetical order.',
    })
    name: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Maximum number of people, 1 to 100.' })
    first: number,
    @Ctx() context: Context,
  ): Promise<ChatContact[]> {
    if (name.length > longestSearch) throw invalidInput({ name: 'tooLong' });
    requirePageSize(first, 0);
    return findPeople(context, name.trim(), first);
  }

  @Allow('read', 'ChatThread')
  @Query(() => ChatContacts, {
    description:
      'Friends of the viewer, friend requests in either direction, or people whom the viewer has blocked.',
  })
  chatContacts(
    @Arg('kind', () => ChatContactKind, { description: 'Kind of contacts to return.' }) kind: ChatContactKind,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Maximum number of people, 1 to 100.' })
    first: number,
    @Arg('skip', () => Int, { defaultValue: 0, description: 'Number of people to skip.' })
    skip: number,
    @Ctx() context: Context,
  ): Promise<ChatContacts> {
    requirePageSize(first, skip);
    return findContacts(context, { kind, first, skip });
  }

  @Allow('create', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Sends a friend request, or accepts one from the same person. Friends may write to each other across radios. BAD_USER_INPUT with `username: unknown` when the viewer cannot find the person.',
  })
  async sendFriendRequest(
    @Arg('username', { description: 'Exact username.' }) username: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (username.length > longestSearch) throw invalidInput({ username: 'tooLong' });
    await requestFriendship(context, username);
    return true;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Accepts or declines a friend request. A declined request disappears for both people. NOT_FOUND when the viewer has no unanswered request from the person.',
  })
  async answerChatFriend(
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('accepted', () => Boolean, { description: 'True to accept, false to decline.' })
    accepted: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await answerFriendRequest(context, userId, accepted);
    return true;
  }

  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description: 'Removes a friend, or withdraws or declines a friend request. Idempotent.',
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
      'Blocks or unblocks a person. Idempotent. While one of the two blocks the other, neither can find the other, open a thread with the other, or send a friend request to the other. In shared threads the messages of the blocked person stay, but the viewer does not see their text. Blocking ends a friendship or friend request. The blocked person is not notified. BAD_USER_INPUT with `userId: yourself` for the viewer. When blocking a person who is not blocked yet, BAD_USER_INPUT with `userId: unknown` if the viewer has never been in a thread with the person, has no friendship or friend request with them, and may not write to them.',
  })
  async setChatBlocked(
    @Arg('userId', () => ID, ofPerson) userId: string,
    @Arg('blocked', () => Boolean, { description: 'True to block, false to unblock.' }) blocked: boolean,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await setBlocked(context, userId, blocked);
    return true;
  }
}

function requirePageSize(first: number, skip: number): void {
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > 100) throw invalidInput({ first: 'max' });
  if (skip < 0) throw invalidInput({ skip: 'min' });
}
