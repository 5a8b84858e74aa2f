import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import { createStudioLine, isRunning } from './studioLine';
import type { Microphone } from './microphone';

const address = () => `${location.origin.replace(/^http/, 'ws')}/live/studio`;

/** A studio in this browser: its line to the server, which ends when the screen is left. */
export function useStudio() {
  const { session, refresh } = useSessionContext();
  const { radio } = useViewer();
  const [line] = useState(() =>
    createStudioLine({
      openSocket: () => new WebSocket(address()),
      hello: async (isRenewed) => {
        if (isRenewed) await refresh();
        return { accessToken: session.getAccessToken(), radio: radio?.id };
      },
    }),
  );
  useEffect(() => () => line.leave(), [line]);
  const { state, isSlow } = useStore(line.store);
  return {
    state,
    isSlow,
    isLive: isRunning(state),
    goLive(microphone: Microphone) {
      line.goLive();
      microphone.record(line.send);
    },
    end: line.end,
    tell: line.tell,
  };
}
