import { MessagesSquare, MessageSquareLock } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { privateChatPath, publicChatPath } from './paths';
import { chatRoomRecord } from './records';

const PrivateUnread = lazyPart(() => import('./unread/PrivateUnread'));
const RoomsUnread = lazyPart(() => import('./unread/RoomsUnread'));

export const chat = defineFeature({
  name: 'chat',
  records: [chatRoomRecord],
  pages: [
    {
      path: privateChatPath,
      title: 'chat.privateTitle',
      load: () => import('./PrivateChatPage'),
      rule: { action: 'read', subject: 'ChatThread' },
      entry: { id: 71, icon: MessageSquareLock, section: 'people', Count: PrivateUnread },
    },
    {
      path: publicChatPath,
      title: 'chat.publicTitle',
      load: () => import('./PublicChatPage'),
      rule: { action: 'read', subject: 'ChatRoom' },
      entry: { id: 72, icon: MessagesSquare, section: 'people', Count: RoomsUnread },
    },
  ],
});
