/** Parts of the chat for other features: the thread about one of their records. */
export { RecordChatButton } from './records/RecordChatButton';
