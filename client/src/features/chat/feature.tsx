import { MessagesSquare, MessageSquareLock } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { privateChatPath, publicChatPath } from './paths';
import { chatRoomRecord } from './records';

export const chat = defineFeature({
  name: 'chat',
  records: [chatRoomRecord],
  pages: [
    {
      path: privateChatPath,
      title: 'chat.privateTitle',
      load: () => import('./PrivateChatPage'),
      rule: { action: 'read', subject: 'ChatThread' },
      entry: { id: 71, icon: MessageSquareLock, section: 'people' },
    },
    {
      path: publicChatPath,
      title: 'chat.publicTitle',
      load: () => import('./PublicChatPage'),
      rule: { action: 'read', subject: 'ChatRoom' },
      entry: { id: 72, icon: MessagesSquare, section: 'people' },
    },
  ],
});
