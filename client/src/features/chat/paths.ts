export const privateChatPath = '/admin/chat/private';
export const publicChatPath = '/admin/chat/public';

/** Shareable address of a thread. */
export const inThread = (path: string, threadId: string) => `${path}?thread=${threadId}`;

/** Address of a message in its thread. The page loads the messages around it. */
export const atMessage = (thread: { id: string; kind: string }, sequence: number) =>
  `${inThread(thread.kind === 'ROOM' ? publicChatPath : privateChatPath, thread.id)}&message=${sequence}`;

/** Query parameter of the rooms page that opens the reports. Notifications of new reports link to it. */
export const reportsParam = 'reports';
