/* What other domains may use of this one. */

export { type AskedOfRadio, type ChattedRecord, chatAbout } from './records/chatAbout.ts';
