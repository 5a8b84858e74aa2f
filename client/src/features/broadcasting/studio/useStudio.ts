import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import { createStudioLine, isRunning } from './studioLine';
import type { Desk } from './desk/desk';

const address = () => `${location.origin.replace(/^http/, 'ws')}/live/studio`;

/** Connects the studio in this browser to the server, until the viewer leaves the page. */
export function useStudio(desk: Desk | undefined) {
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
  const isLive = isRunning(state);
  useEffect(() => {
    if (!isLive) desk?.stopRecording();
  }, [isLive, desk]);
  return {
    state,
    isSlow,
    isLive,
    goLive() {
      if (!desk) return;
      line.goLive();
      desk.record(line.send);
    },
    end: line.end,
    setAirTitle: line.setAirTitle,
  };
}
