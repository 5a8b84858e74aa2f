import { MessagesSquare, MessageSquareLock } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { privateChatPath, publicChatPath } from './paths';
import { chatRoomRecord } from './records';

const PrivateUnread = lazyPart(() => import('./unread/PrivateUnread'));
const RoomsUnread = lazyPart(() => import('./unread/RoomsUnread'));

export const chat = defineFeature({
  name: 'chat',
  documentation: 'chat',
  records: [chatRoomRecord],
  shortcuts: [
    {
      title: 'chat.shortcuts.title',
      shortcuts: [
        { keys: ['Alt', '↑', '↓'], does: 'chat.shortcuts.threads' },
        { keys: ['E'], does: 'chat.shortcuts.edit' },
        { keys: ['J'], does: 'chat.shortcuts.unread' },
        { keys: ['@'], does: 'chat.shortcuts.mention' },
      ],
    },
  ],
  pages: [
    {
      path: privateChatPath,
      title: 'chat.privateTitle',
      load: () => import('./PrivateChatPage'),
      rule: { action: 'read', subject: 'ChatThread' },
      entry: { id: 71, icon: MessageSquareLock, key: 'm', section: 'people', Count: PrivateUnread },
    },
    {
      path: publicChatPath,
      title: 'chat.publicTitle',
      load: () => import('./PublicChatPage'),
      rule: { action: 'read', subject: 'ChatRoom' },
      entry: { id: 72, icon: MessagesSquare, key: 'r', section: 'people', Count: RoomsUnread },
    },
  ],
});
