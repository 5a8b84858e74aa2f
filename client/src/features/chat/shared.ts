/** Exports for other features: the button that opens the thread about a record. */
export { RecordChatButton } from './records/RecordChatButton';
