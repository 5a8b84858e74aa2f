import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type {
  ChatContactFieldsFragment,
  ChatMessageFieldsFragment,
  ChatThreadFieldsFragment,
} from '../chat.generated';
import PrivateChatPage from '../PrivateChatPage';
import PublicChatPage from '../PublicChatPage';
import { messageWith, threadWith } from './chats';

/** Chat room for tests that the viewer has not joined. */
export const room: ChatThreadFieldsFragment = threadWith('9', {
  kind: 'ROOM',
  own: null,
  isPair: false,
  people: [],
  room: {
    __typename: 'ChatRoom',
    id: '4',
    version: 1,
    name: 'Studio',
    topic: 'What goes on',
    isReadOnly: false,
    pauseTime: 0,
    retentionTime: null,
  },
});

interface Given {
  address?: string;
  viewer?: TestViewer;
  threads?: readonly ChatThreadFieldsFragment[];
  messages?: readonly ChatMessageFieldsFragment[];
  answer?: (requests: RequestedOperation) => Answer | Promise<Answer> | undefined;
  isPublic?: boolean;
  outside?: ReactNode;
  /** Page outside of the chat. */
  page?: ReactNode;
  contacts?: readonly ChatContactFieldsFragment[];
}

/** Renders a chat page for tests, with a fake server. */
export function show({
  address = '/',
  viewer = testViewer,
  threads = [threadWith('7')],
  messages = [messageWith(1), messageWith(2), messageWith(3)],
  answer = () => undefined,
  isPublic = false,
  outside = null,
  page = isPublic ? <PublicChatPage /> : <PrivateChatPage />,
  contacts = [],
}: Given = {}) {
  const answers: Record<string, (requests: RequestedOperation) => Answer> = {
    ChatThreads: () => ({
      data: {
        chatThreads: {
          __typename: 'OwnChatThreads',
          items: threads.filter(({ own }) => own),
          hasMore: false,
        },
      },
    }),
    ChatThread: ({ variables }) => {
      const found = threads.find(({ id }) => id === variables['id']);
      return found ? { data: { chatThread: found } } : { error: { code: 'NOT_FOUND' } };
    },
    ChatContacts: ({ variables }) => ({
      data: {
        chatContacts: {
          __typename: 'ChatContacts',
          items: contacts.filter(({ kind }) => kind === variables['kind']),
          hasMore: false,
          openRequests: contacts.filter(({ kind }) => kind === 'REQUEST_RECEIVED').length,
        },
      },
    }),
    ChatRoomList: () => ({
      data: {
        chatRooms: {
          __typename: 'ChatRoomPage',
          items: threads.flatMap(({ people: _, ...thread }) =>
            thread.room ? { ...thread.room, thread } : [],
          ),
          totalItems: 1,
          totalIsExact: true,
        },
      },
    }),
    ChatMessages: () => ({
      data: {
        chatMessages: {
          __typename: 'ChatMessagePage',
          items: messages,
          hasOlder: false,
          hasNewer: false,
        },
      },
    }),
    ChatChanges: ({ variables }) => ({
      data: {
        chatChanges: {
          __typename: 'ChatChanges',
          items: [],
          upTo: Number(variables['after']),
          hasMore: false,
          firstSequence: 1,
        },
      },
    }),
    ChatReports: () => ({
      data: {
        chatReports: { __typename: 'ChatReportPage', items: [], totalItems: 0, totalIsExact: true },
      },
    }),
    OpenChatReports: () => ({ data: { openChatReports: 0 } }),
    ChatEvents: () => ({
      data: {
        chatEvents: {
          __typename: 'ChatEvent',
          kind: 'TYPING',
          threadId: '7',
          userId: '2',
          thread: null,
          message: null,
        },
      },
    }),
    ChatPresences: ({ variables }) => ({
      data: {
        chatPresence: (variables['userIds'] as string[]).map((id) => ({
          __typename: 'ChatPresence',
          id,
          state: 'OFFLINE',
          until: null,
        })),
      },
    }),
    ChatPresenceNews: () => ({
      data: {
        chatPresenceChanged: { __typename: 'ChatPresence', id: '0', state: 'OFFLINE', until: null },
      },
    }),
    RecordsAt: ({ variables }) => ({ data: { recordsAt: (variables['paths'] as string[]).map(() => null) } }),
    MarkChatRead: () => ({ data: { markChatRead: threads[0] } }),
    SendChatTyping: () => ({ data: { sendChatTyping: true } }),
  };
  return renderPage(page, {
    address,
    viewer,
    outside,
    answer: (requests) => answer(requests) ?? answers[requests.name]!(requests),
  });
}

/** Finds the text field for a new message, in tests. */
export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Write to/ });
export const list = (name: string) => screen.findByRole('navigation', { name });
