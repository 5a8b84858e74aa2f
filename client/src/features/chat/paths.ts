export const privateChatPath = '/admin/chat/private';
export const publicChatPath = '/admin/chat/public';

/** URL path that opens the thread with the given id on the page at `path`. */
export const inThread = (path: string, threadId: string) => `${path}?thread=${threadId}`;

/** URL path that opens a thread at the message with the given sequence. */
export const atMessage = (thread: { id: string; kind: string }, sequence: number) =>
  `${inThread(thread.kind === 'ROOM' ? publicChatPath : privateChatPath, thread.id)}&message=${sequence}`;

/** Query parameter of the rooms page that opens the reports. Notifications of new reports link to it. */
export const reportsParam = 'reports';
