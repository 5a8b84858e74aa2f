import { isBeingAnalysed, isFailed, isUnderWay, type Upload } from '../uploadTypes';

/** Totals of a list of uploads. */
export interface UploadTotals {
  /** Number of files being sent, including waiting and paused ones. */
  underWay: number;
  paused: number;
  analysing: number;
  ready: number;
  failed: number;
  all: number;
  /** Progress from 0 to 1, by bytes; failed files do not count. */
  share: number;
  /** Bytes still to be sent. */
  rest: number;
  /** Bytes per second of all transfers. */
  speed: number;
}

export function totalsOf(uploads: readonly Upload[]): UploadTotals {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const count = (wanted: (upload: Upload) => boolean) => uploads.filter(wanted).length;
  const counted = uploads.filter((upload) => !isFailed(upload));
  const bytes = sum(counted.map(({ size }) => size));
  const sent = sum(counted.map((upload) => sentOf(upload)));
  const paused = count(({ phase }) => phase === 'paused');
  return {
    underWay: count(isUnderWay) + paused,
    paused,
    analysing: count(isBeingAnalysed),
    ready: count(({ phase }) => phase === 'ready'),
    failed: count(isFailed),
    all: uploads.length,
    share: bytes === 0 ? 1 : sent / bytes,
    rest: bytes - sent,
    speed: sum(counted.map(({ speed = 0 }) => speed)),
  };
}

/** Returns the sent bytes. A file that has arrived counts in full, because its last progress event may be older. */
const sentOf = (upload: Upload) =>
  isUnderWay(upload) || upload.phase === 'paused' ? upload.sent : upload.size;

export const groupNames = ['failed', 'underWay', 'waiting', 'done'] as const;
export type GroupName = (typeof groupNames)[number];

/** Groups uploads in display order: those that need attention first, finished ones last. */
export function groupsOf(uploads: readonly Upload[]): Record<GroupName, Upload[]> {
  const groups: Record<GroupName, Upload[]> = { failed: [], underWay: [], waiting: [], done: [] };
  for (const upload of uploads) groups[groupOf(upload)].push(upload);
  return groups;
}

function groupOf(upload: Upload): GroupName {
  if (isFailed(upload)) return 'failed';
  if (upload.phase === 'ready') return 'done';
  return upload.phase === 'waiting' ? 'waiting' : 'underWay';
}
