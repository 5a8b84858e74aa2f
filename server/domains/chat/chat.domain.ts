import type { Domain } from '../../kit/domain.ts';
import { ChatEventsResolver } from './live/chatEvents.resolver.ts';
import { ChatHub } from './live/chatHub.ts';
import { ChatMessage } from './messages/chatMessage.entity.ts';
import { ChatMessageResolver } from './messages/chatMessage.resolver.ts';
import { ChatRoom } from './rooms/chatRoom.entity.ts';
import { ChatRoomResolver } from './rooms/chatRoom.resolver.ts';
import { ChatParticipant } from './threads/chatParticipant.entity.ts';
import { ChatPeopleResolver } from './threads/chatPeople.resolver.ts';
import { ChatThread } from './threads/chatThread.entity.ts';
import { ChatThreadResolver } from './threads/chatThread.resolver.ts';

export const chat: Domain = {
  entities: [ChatRoom, ChatThread, ChatParticipant, ChatMessage],
  resolvers: [
    ChatThreadResolver,
    ChatPeopleResolver,
    ChatMessageResolver,
    ChatRoomResolver,
    ChatEventsResolver,
  ],
  services: ({ database }) => ({ chatHub: new ChatHub(database) }),
  start: async (services) => services.chatHub.start(services),
};
