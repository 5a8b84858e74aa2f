import type { Domain } from '../../kit/domain.ts';
import { grants } from '../../kit/rules/standardGrants.ts';
import { erasePerson } from './erasure/erasePerson.ts';
import { eraseWordsJob } from './erasure/eraseWordsJob.ts';
import { ChatAttachment } from './attachments/chatAttachment.entity.ts';
import { chatTickets, readChatFiles } from './attachments/loadFiles.ts';
import { sentChatFile } from './attachments/receiveFile.ts';
import { sweepFilesJob } from './attachments/sweepFilesJob.ts';
import { ChatEventsResolver } from './live/chatEvents.resolver.ts';
import { ChatHub } from './live/chatHub.ts';
import { ChatEdit } from './messages/edits/chatEdit.entity.ts';
import { ChatMention } from './messages/chatMention.entity.ts';
import { ChatReaction } from './messages/edits/chatReaction.entity.ts';
import { ChatMessage } from './messages/chatMessage.entity.ts';
import { ChatMessageResolver } from './messages/chatMessage.resolver.ts';
import { MessageChangesResolver } from './messages/messageChanges.resolver.ts';
import { ChatBlock } from './people/chatBlock.entity.ts';
import { ChatBlockMark } from './people/chatBlockMark.entity.ts';
import { ChatContactResolver } from './people/chatContact.resolver.ts';
import { ChatFriendship } from './people/chatFriendship.entity.ts';
import { ChatPresenceResolver } from './presence/chatPresence.resolver.ts';
import { ChatScreen } from './presence/chatScreen.entity.ts';
import { ChatStatus } from './presence/chatStatus.entity.ts';
import { PresenceHub } from './presence/presenceHub.ts';
import { ChatReportResolver } from './moderation/chatReport.resolver.ts';
import { forgetJob } from './moderation/forgetJob.ts';
import { reportNotice } from './moderation/reportNotice.ts';
import { ChatRoomResolver } from './rooms/chatRoom.resolver.ts';
import { threadPictures } from './threads/threadPicture.ts';
import { mentionNotice } from './mentions/mentionNotice.ts';
import { notifyMentionJob } from './mentions/notifyMentionJob.ts';
import { ChatParticipant } from './threads/chatParticipant.entity.ts';
import { ChatPeopleResolver } from './threads/chatPeople.resolver.ts';
import { ChatThread } from './threads/chatThread.entity.ts';
import { ChatThreadResolver } from './threads/chatThread.resolver.ts';

/** Conversations: private threads, rooms, and threads about records. */
export const chat: Domain = {
  grants: {
    staff: [...grants('read', 'ChatThread'), ...grants('create', 'ChatThread', 'ChatMessage')],
  },
  entities: [
    ChatThread,
    ChatParticipant,
    ChatMessage,
    ChatEdit,
    ChatMention,
    ChatReaction,
    ChatAttachment,
    ChatFriendship,
    ChatBlock,
    ChatBlockMark,
    ChatScreen,
    ChatStatus,
  ],
  resolvers: [
    ChatThreadResolver,
    ChatPeopleResolver,
    ChatMessageResolver,
    MessageChangesResolver,
    ChatRoomResolver,
    ChatContactResolver,
    ChatReportResolver,
    ChatEventsResolver,
    ChatPresenceResolver,
  ],
  files: {
    ofRecords: [sentChatFile, ...threadPictures.ofRecords],
    open: threadPictures.open,
    ticketed: readChatFiles,
  },
  jobs: [forgetJob, eraseWordsJob, sweepFilesJob, notifyMentionJob],
  notices: [mentionNotice, reportNotice],
  onUserDeletion: erasePerson,
  services: ({ database, activities, secret, log }) => ({
    presenceHub: new PresenceHub({ database, activities, log }),
    chatHub: new ChatHub(database),
    chatTickets: chatTickets(secret),
  }),
  start: async (services) => {
    const ends = [services.chatHub.start(services), services.presenceHub.start(services)];
    return async () => void (await Promise.all(ends.map((end) => end())));
  },
  seed: async (em) => (await import('./chat.seed.ts')).seedChat(em),
};
