import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { problemOf, type MicrophoneProblem } from '../studio/microphone';
import { answerVoice, type VoiceCall } from './voices/voiceCall';
import { createVisitorLine } from './visitorLine';

const address = () => `${location.origin.replace(/^http/, 'ws')}/live/waiting-room`;
const voice: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};

/** True when this browser supports WebRTC and microphones. */
export const canSendSound = (): boolean =>
  typeof RTCPeerConnection !== 'undefined' && navigator.mediaDevices !== undefined;

/** Manages the microphone of a waiting room visitor in this browser, and the connection to the server. */
export function useVisitor(hello: () => Promise<object>) {
  const microphone = useRef<MediaStream>(undefined);
  const calls = useRef(new Set<VoiceCall>());
  const [incomingSound, setIncomingSound] = useState<MediaStream>();
  const [sound, setSound] = useState<MediaStream>();
  const [problem, setProblem] = useState<MicrophoneProblem>();
  const helloNow = useRef(hello);
  useEffect(() => {
    helloNow.current = hello;
  }, [hello]);

  const [line] = useState(() =>
    createVisitorLine({
      openSocket: () => new WebSocket(address()),
      hello: () => helloNow.current(),
      answer: async (offer, servers) => {
        const [track] = microphone.current?.getAudioTracks() ?? [];
        if (!track) throw new Error('No microphone is open.');
        const call = await answerVoice(servers, offer, track);
        calls.current.add(call);
        call.onLost(() => calls.current.delete(call));
        setIncomingSound(call.stream);
        return call.answer;
      },
    }),
  );
  const { state } = useStore(line.store);

  const hangUp = useEffectEvent(() => {
    for (const call of calls.current) call.close();
    calls.current.clear();
    for (const track of microphone.current?.getTracks() ?? []) track.stop();
    microphone.current = undefined;
  });
  const isOver = state.is !== 'connecting' && state.is !== 'here';
  useEffect(() => {
    if (isOver) hangUp();
  }, [isOver]);
  useEffect(
    () => () => {
      line.close();
      hangUp();
    },
    [line],
  );

  return {
    state,
    problem,
    /** Stream of the visitor's microphone, for a meter. */
    sound: isOver ? undefined : sound,
    /** Sound of the studio without the visitor’s own voice. */
    incomingSound: isOver ? undefined : incomingSound,
    say: line.say,
    leave: line.leave,
    async enter() {
      setProblem(undefined);
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ audio: voice });
        microphone.current = opened;
        setSound(opened);
        setIncomingSound(undefined);
        line.enter();
      } catch (error) {
        setProblem(problemOf(error));
      }
    },
  };
}

export type Visitor = ReturnType<typeof useVisitor>;
