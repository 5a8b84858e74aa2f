import { useState } from 'react';
import { useMeasuringQuery } from './measuring.generated';

/** Poll interval while files are being measured, in milliseconds. */
const pollEvery = 2000;

/** Loads the number of files without a loudness measurement, and the progress of measuring them. */
export function useMeasuring() {
  const [isWatched, setIsWatched] = useState(false);
  const [max, setMax] = useState(0);
  const { data, refetch } = useMeasuringQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: isWatched ? pollEvery : 0,
  });
  const room = data?.libraryStorage;
  const left = room?.unmeasured ?? 0;
  const isUnderWay = (room?.isMeasuring ?? false) && left > 0;
  if (isUnderWay !== isWatched) setIsWatched(isUnderWay);
  if (left > max || (left === 0 && max > 0)) setMax(left);
  return {
    isKnown: room !== undefined,
    left,
    measures: room?.measures ?? true,
    isUnderWay,
    /** Progress from 0 to 1, relative to the highest number of unmeasured files so far. Starts again after none were left. */
    share: max === 0 ? 0 : 1 - left / max,
    refetch: () => void refetch().catch(() => undefined),
  };
}
