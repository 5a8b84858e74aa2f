import { useEffect, useRef, useState } from 'react';
import { useCallVisitor } from './useCallVisitor';
import type { VoiceCall } from './voiceCall';

/** Lets the viewer alone hear somebody who waits: one at a time. */
export function useListenTo() {
  const callVisitor = useCallVisitor();
  const [heard, setHeard] = useState<{ id: string; stream: MediaStream }>();
  const call = useRef<VoiceCall>(undefined);
  const stop = () => {
    call.current?.close();
    call.current = undefined;
    setHeard(undefined);
  };
  useEffect(() => () => call.current?.close(), []);
  return {
    heard,
    stop,
    async listen(id: string) {
      stop();
      const made = await callVisitor(id);
      call.current = made;
      made.onLost(stop);
      setHeard({ id, stream: made.stream });
    },
  };
}
