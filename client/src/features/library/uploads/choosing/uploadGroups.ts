import { isBeingAnalysed, isFailed, isUnderWay, type Upload } from '../uploadTypes';

/** What a list of uploads comes to. */
export interface UploadTotals {
  /** Files on their way to the server, those that wait and those that pause among them. */
  underWay: number;
  paused: number;
  analysing: number;
  ready: number;
  failed: number;
  all: number;
  /** 0 to 1, by bytes: of all that is not failed. */
  share: number;
  /** Bytes that are still to be sent. */
  rest: number;
  /** Bytes a second, of all together. */
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

/** What has arrived has been sent whole, whatever was last told of it. */
const sentOf = (upload: Upload) =>
  isUnderWay(upload) || upload.phase === 'paused' ? upload.sent : upload.size;

export const groupNames = ['failed', 'underWay', 'waiting', 'done'] as const;
export type GroupName = (typeof groupNames)[number];

/** The order in which somebody wants to see them: what needs them first, what is done last. */
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
