export const privateChatPath = '/admin/chat/private';
export const publicChatPath = '/admin/chat/public';

/** Which thread is open stands in the address, so that it can be sent to somebody. */
export const inThread = (path: string, threadId: string) => `${path}?thread=${threadId}`;

/** Where a message stands: the history around it loads. */
export const atMessage = (thread: { id: string; kind: string }, sequence: number) =>
  `${inThread(thread.kind === 'ROOM' ? publicChatPath : privateChatPath, thread.id)}&message=${sequence}`;

/** In the address of the rooms it opens the reports: what tells of a new one leads there. */
export const reportsParam = 'reports';
