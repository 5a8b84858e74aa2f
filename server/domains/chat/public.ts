/* What other domains may use of this one. */

export { type RadioReader, type ChattedRecord, chatAbout } from './records/chatAbout.ts';
