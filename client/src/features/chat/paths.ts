export const privateChatPath = '/admin/chat/private';
export const publicChatPath = '/admin/chat/public';

/** The address contains the open thread, so that it can be shared. */
export const inThread = (path: string, threadId: string) => `${path}?thread=${threadId}`;

/** Where a message stands: the history around it loads. */
export const atMessage = (thread: { id: string; kind: string }, sequence: number) =>
  `${inThread(thread.kind === 'ROOM' ? publicChatPath : privateChatPath, thread.id)}&message=${sequence}`;

/** In the address of the rooms it opens the reports: notifications of new reports link there. */
export const reportsParam = 'reports';
