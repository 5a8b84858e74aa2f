import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { loadQuestion, useConfirm } from '../feedback/ConfirmProvider';
import type { Question } from '../feedback/question';

interface Options {
  /** Asked instead of whether what was typed may be thrown away. */
  question?: Question;
  /** Told once it was asked, and leaving is fine. */
  onLeave?: () => void;
}

/** Asks before a change of page throws away what was typed, or ends what the question names. */
export function useUnsavedGuard(isDirty: boolean, { question, onLeave }: Options = {}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  // Read when the page is about to change, later than the render that armed it.
  const isHeld = useRef(true);

  const mayLeave = async () => {
    if (!isDirty) return true;
    const isFine = await confirm(
      question ?? {
        title: t('form.unsavedTitle'),
        body: t('form.unsaved'),
        confirmLabel: t('form.discard'),
        cancelLabel: t('form.keepEditing'),
        isDestructive: true,
      },
    );
    if (isFine) onLeave?.();
    return isFine;
  };

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && isHeld.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((isFine) => (isFine ? blocker.proceed() : blocker.reset()));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each attempt to leave
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    loadQuestion().catch(() => undefined);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    mayLeave,
    release: () => {
      isHeld.current = false;
    },
    hold: () => {
      isHeld.current = true;
    },
  };
}
