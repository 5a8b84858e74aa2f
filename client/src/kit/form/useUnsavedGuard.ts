import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { loadQuestion, useConfirm } from '../feedback/confirm/ConfirmProvider';
import type { Question } from '../feedback/confirm/question';

interface Options {
  /** Replaces the default question about unsaved changes. */
  question?: Question;
  /** Called after the user has confirmed leaving. */
  onLeave?: () => void;
}

/**
 * Asks for confirmation before a navigation, a reload or closing the page discards changes. `question` replaces the usual question
 * inside the portal, for pages where leaving ends another action.
 */
export function useUnsavedGuard(isDirty: boolean, { question, onLeave }: Options = {}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  // A ref, because a navigation may read it before the next render.
  const isGuarding = useRef(true);

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
      isDirty && isGuarding.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((isFine) => (isFine ? blocker.proceed() : blocker.reset()));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asks once per navigation attempt
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
      isGuarding.current = false;
    },
    resume: () => {
      isGuarding.current = true;
    },
  };
}
