import { useEffect, useRef, useState } from 'react';
import type { Desk } from './desk/desk';
import {
  inputs,
  openMicrophone,
  problemOf,
  type Microphone,
  type MicrophoneProblem,
  type SoundKind,
} from './microphone';

interface Chosen {
  kind: SoundKind;
  deviceId: string;
}

/** Manages the studio's microphone. Opens it on request, and releases it when the viewer leaves the page. */
export function useMicrophone(desk: Desk | undefined, openDesk: () => Promise<Desk | undefined>) {
  const [chosen, setChosen] = useState<Chosen>({ kind: 'voice', deviceId: '' });
  const [microphone, setMicrophone] = useState<Microphone>();
  const [problem, setProblem] = useState<MicrophoneProblem>();
  const [isOpening, setIsOpening] = useState(false);
  const [devices, setDevices] = useState<Array<{ id: string; name: string }>>([]);
  const open = useRef<Microphone>(undefined);

  const release = () => {
    desk?.setMicrophone(undefined);
    open.current?.close();
    open.current = undefined;
    setMicrophone(undefined);
  };
  useEffect(
    () => () => {
      open.current?.close();
    },
    [],
  );

  async function openInput(next: Chosen) {
    setChosen(next);
    setIsOpening(true);
    setProblem(undefined);
    release();
    const onto = await openDesk();
    if (!onto) {
      setProblem('failed');
      setIsOpening(false);
      return;
    }
    try {
      const opened = await openMicrophone(next, () => {
        onto.setMicrophone(undefined);
        release();
        setProblem('disconnected');
      });
      open.current = opened;
      onto.setMicrophone(opened.stream);
      setMicrophone(opened);
      setDevices(await inputs());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsOpening(false);
    }
  }
  return { chosen, microphone, problem, isOpening, devices, openInput };
}
