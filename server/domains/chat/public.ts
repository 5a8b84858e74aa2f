/* The exports of this domain that other domains may import. */

export {
  type ChattedRecord,
  type RadioReader,
  type RecordChat,
  setRecordChats,
} from './records/recordChats.ts';
export { moveRecordThreads } from './records/moveRecordThreads.ts';
export { findPresentMembers } from './presence/presentPeople.ts';
