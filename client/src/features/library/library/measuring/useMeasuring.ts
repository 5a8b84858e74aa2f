import { useState } from 'react';
import { useMeasuringQuery } from './measuring.generated';

/** While files are measured it is looked so often how far that is. */
const lookEvery = 2000;

/** What of the library was not measured, and how far it is where that is made up for. */
export function useMeasuring() {
  const [isWatched, setIsWatched] = useState(false);
  const [most, setMost] = useState(0);
  const { data, refetch } = useMeasuringQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: isWatched ? lookEvery : 0,
  });
  const room = data?.libraryRoom;
  const left = room?.unmeasured ?? 0;
  const isUnderWay = (room?.isMeasuring ?? false) && left > 0;
  if (isUnderWay !== isWatched) setIsWatched(isUnderWay);
  if (left > most || (left === 0 && most > 0)) setMost(left);
  return {
    isKnown: room !== undefined,
    left,
    measures: room?.measures ?? true,
    isUnderWay,
    /** Of what was left when it was first looked, 0 to 1. */
    share: most === 0 ? 0 : 1 - left / most,
    refetch: () => void refetch().catch(() => undefined),
  };
}
