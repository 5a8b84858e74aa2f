import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentStep } from '../../../../apollo/schemaTypes.generated';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useMoveContentMutation, type ContentFieldsFragment } from '../contents.generated';
import { statusOf } from './contentStatus';
import { PublishDrawer } from './PublishDrawer';
import { RescheduleDrawer } from './RescheduleDrawer';
import { SubmitDrawer } from './SubmitDrawer';

/**
 * Performs an action on a content, after a confirmation or, to publish or submit it, a form. `start` begins an action; `drawer`
 * is the open form.
 */
export function useContentSteps(
  content: ContentFieldsFragment,
  { onMoved, onFailed }: { onMoved: () => void; onFailed: () => void },
) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [move] = useMoveContentMutation();
  const [opened, setOpened] = useState<keyof typeof drawers>();
  const { id, version, title } = content;

  const take = async (step: Exclude<ContentStep, keyof typeof drawers>) => {
    const isVisible = step === 'WITHDRAW' && content.isPublic;
    const isSure = await confirm({
      title: t(`website.stepTitles.${step}`, { title }),
      body: isVisible
        ? t('website.stepBodies.LEAVE')
        : step === 'ARCHIVE' && statusOf(content) === 'SCHEDULED'
          ? t('website.stepBodies.UNSCHEDULE')
          : t(`website.stepBodies.${step}`),
      confirmLabel: t(`website.steps.${step}`),
    });
    if (!isSure) return;
    try {
      await move({ variables: { id, version, step } });
      notify({ type: 'success', title: t(`website.moved.${step}`, { title }) });
      onMoved();
    } catch (error) {
      notifyError(t('website.stepFailed', { title }), error);
      onFailed();
    }
  };

  const Drawer = opened && drawers[opened];
  return {
    start: (step: ContentStep) =>
      step === 'WITHDRAW' || step === 'ARCHIVE' ? void take(step) : setOpened(step),
    drawer: Drawer ? (
      <Drawer content={content} onMoved={onMoved} onClose={() => setOpened(undefined)} />
    ) : null,
  };
}

/** Steps with a form. The others ask for a confirmation only. */
const drawers = { PUBLISH: PublishDrawer, RESCHEDULE: RescheduleDrawer, SUBMIT: SubmitDrawer };
