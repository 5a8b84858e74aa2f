/* The exports of this domain that other domains may import. */

export { type RadioReader, type ChattedRecord, chatAbout } from './records/chatAbout.ts';
export { moveRecordThreads } from './records/moveRecordThreads.ts';
export { findPresentMembers } from './presence/presenceOf.ts';
