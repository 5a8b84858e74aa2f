import { useEffect, useRef, useState } from 'react';
import { useCallVisitor } from '../useCallVisitor';
import type { VoiceCall } from './voiceCall';

/** Returns functions that play the sound of one visitor at a time, so that only the viewer hears it. */
export function useListenTo() {
  const callVisitor = useCallVisitor();
  const [listenedVisit, setListenedVisit] = useState<{ id: string; stream: MediaStream }>();
  const call = useRef<VoiceCall>(undefined);
  const stop = () => {
    call.current?.close();
    call.current = undefined;
    setListenedVisit(undefined);
  };
  useEffect(() => () => call.current?.close(), []);
  return {
    listenedVisit,
    stop,
    async listen(id: string) {
      stop();
      const made = await callVisitor(id);
      call.current = made;
      made.onLost(stop);
      setListenedVisit({ id, stream: made.stream });
    },
  };
}
