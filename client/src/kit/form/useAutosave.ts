import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SaveForm } from './useSaveForm';

/** Delay after the last keystroke before the form is saved, in milliseconds. */
export const autosavePause = 800;

export type AutosaveState = 'IDLE' | 'SAVING' | 'SAVED' | 'FAILED';

/**
 * Saves a form when typing stops. Only one save runs at a time; changes during a save are saved by the next one. The form must have
 * `staysOpen`.
 */
export function useAutosave<TValues extends FieldValues>(form: SaveForm<TValues>, isOn = true) {
  const [state, setState] = useState<AutosaveState>('IDLE');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const latest = useRef(form);
  useEffect(() => void (latest.current = form));

  const saveAll = async () => {
    setState('SAVING');
    let isSaved = true;
    do isSaved = await latest.current.saveTyped();
    while (isSaved && latest.current.hasUnsaved());
    setState(isSaved ? 'SAVED' : 'FAILED');
    return isSaved;
  };
  const stop = () => clearTimeout(timer.current);
  const saveNow = () => {
    stop();
    running.current ??= saveAll().finally(() => (running.current = undefined));
    return running.current;
  };
  const saveLater = () => {
    stop();
    if (latest.current.hasUnsaved()) timer.current = setTimeout(() => void saveNow(), autosavePause);
    // The form was saved by other means, such as through the conflict dialog.
    else setState((before) => (before === 'FAILED' ? 'SAVED' : before));
  };
  useEffect(() => {
    if (!isOn) return;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveLater });
    return () => {
      unsubscribe();
      stop();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- all are stable
  }, [isOn]);

  return {
    state,
    /** Saves immediately. Resolves to false when saving failed. */
    saveNow,
    /** Cancels the scheduled save and waits for a running one. */
    stop: async () => {
      stop();
      await running.current;
    },
  };
}
