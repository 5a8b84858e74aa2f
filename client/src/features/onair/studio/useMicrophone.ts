import { useEffect, useRef, useState } from 'react';
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

/** The microphone of this studio: opened when somebody asks for it, let go when the screen is left. */
export function useMicrophone() {
  const [chosen, setChosen] = useState<Chosen>({ kind: 'voice', deviceId: '' });
  const [microphone, setMicrophone] = useState<Microphone>();
  const [problem, setProblem] = useState<MicrophoneProblem>();
  const [isOpening, setIsOpening] = useState(false);
  const [devices, setDevices] = useState<Array<{ id: string; name: string }>>([]);
  const open = useRef<Microphone>(undefined);

  const letGo = () => {
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

  async function ask(next: Chosen) {
    setChosen(next);
    setIsOpening(true);
    setProblem(undefined);
    letGo();
    try {
      const opened = await openMicrophone(next, () => {
        letGo();
        setProblem('gone');
      });
      open.current = opened;
      setMicrophone(opened);
      setDevices(await inputs());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsOpening(false);
    }
  }
  return { chosen, microphone, problem, isOpening, devices, ask };
}
