/** What other features use of the chat: the thread about one of their records. */
export { RecordChatButton } from './records/RecordChatButton';
