import { useEffect, useRef } from 'react';
import type { Desk } from '../../studio/desk/desk';
import { useCallVisitor } from '../useCallVisitor';
import type { VoiceCall } from './voiceCall';

/**
 * Returns functions that connect an admitted visitor to the mixer and disconnect them again. When the component
 * unmounts, all visitors are disconnected.
 */
export function useVoices(desk: Desk) {
  const callVisitor = useCallVisitor();
  const calls = useRef(new Map<string, VoiceCall>());
  const hangUp = (id: string) => {
    calls.current.get(id)?.close();
    calls.current.delete(id);
    desk.voices.remove(id);
  };
  useEffect(() => {
    const open = calls.current;
    return () => {
      for (const [id, call] of open) {
        call.close();
        desk.voices.remove(id);
      }
      open.clear();
    };
  }, [desk]);
  return {
    hangUp,
    async bringIn(id: string) {
      const back = desk.voices.add(id);
      try {
        const call = await callVisitor(id, back.getAudioTracks()[0]);
        calls.current.set(id, call);
        call.onLost(() => hangUp(id));
        desk.voices.connect(id, call.stream);
      } catch (error) {
        desk.voices.remove(id);
        throw error;
      }
    },
  };
}
