import { useEffect, useRef, useState } from 'react';
import { useCallVisitorMutation } from './waitingRoom.generated';
import { callVoice, type VoiceCall } from './voiceCall';

/** Lets the viewer alone hear somebody who waits: one at a time. */
export function useListenTo() {
  const [ask] = useCallVisitorMutation();
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
      const made = await callVoice(async (offer) => {
        const { data } = await ask({ variables: { id, offer } });
        return data!.callVisitor;
      });
      call.current = made;
      made.onLost(stop);
      setHeard({ id, stream: made.stream });
    },
  };
}
