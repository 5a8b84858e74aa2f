import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { CalendarClock, CalendarX, Globe, Trash2 } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { When } from '../../../../kit/data/texts/When';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { AutosaveStatus } from '../../../../kit/form/AutosaveStatus';
import type { useAutosave } from '../../../../kit/form/useAutosave';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { publishedValuesOf, type ContentFormValues } from '../contentForm';
import {
  useDiscardContentDraftMutation,
  usePublishContentDraftMutation,
  useUnscheduleContentDraftMutation,
  type ContentFieldsFragment,
} from '../contents.generated';
import { useMayDo } from '../status/useMayDo';
import { useRadioMoment } from '../useRadioMoment';
import { ScheduleDraftDrawer } from './ScheduleDraftDrawer';

interface Props {
  /** Receives the group of the actions, which can be focused. */
  ref: Ref<HTMLDivElement>;
  content: ContentFieldsFragment;
  form: SaveForm<ContentFormValues>;
  autosave: ReturnType<typeof useAutosave>;
  /** Returns the latest content and draft that the form knows. */
  known: () => ContentFieldsFragment;
  /** Replaces the content and draft that the form knows, when the form stays open. */
  setKnown: (content: ContentFieldsFragment) => void;
  /** Called after the draft was published or discarded, to reset the form. */
  onDone: () => void;
}

/** Actions on the draft of a published content: autosave status, publish now or later, and discard. */
export function DraftActions({ ref, content, form, autosave, known, setKnown, onDone }: Props) {
  const { id, title, draft } = content;
  const { t } = useTranslation();
  const mayDo = useMayDo();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [publishDraft] = usePublishContentDraftMutation();
  const [discardDraft] = useDiscardContentDraftMutation();
  const [unscheduleDraft] = useUnscheduleContentDraftMutation();
  const moment = useRadioMoment();
  const [isScheduling, setIsScheduling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const draftVersion = () => known().draft?.version ?? 0;

  const publish = async () => {
    // Always save first, so that a conflict with a concurrent change of the content is detected.
    if (!(await autosave.saveNow())) return;
    const { version } = known();
    await publishDraft({ variables: { id, version, draftVersion: draftVersion() } });
    notify({ type: 'success', title: t('website.draft.published', { title }) });
    onDone();
  };
  const schedule = async () => {
    if (await autosave.saveNow()) setIsScheduling(true);
  };
  const unschedule = async () => {
    // Also saves what was typed meanwhile, so that the version of the draft is the latest. Text that cannot be saved stays in the form.
    const isSaved = await autosave.saveNow();
    const { data } = await unscheduleDraft({ variables: { id, draftVersion: draftVersion() } });
    notify({ type: 'success', title: t('website.draft.unscheduled') });
    if (isSaved) return onDone();
    setKnown(data!.unscheduleContentDraft);
    // The pressed button vanishes.
    status.current?.focus({ preventScroll: true });
  };
  const discard = async () => {
    const isSure = await confirm({
      title: t('website.draft.discardTitle', { title }),
      body: t('website.draft.discardBody'),
      confirmLabel: t('website.draft.discard'),
      isDestructive: true,
    });
    if (!isSure) return;
    await autosave.stop();
    const { data } = await discardDraft({ variables: { id, draftVersion: draftVersion() } });
    form.reset(publishedValuesOf(data!.discardContentDraft));
    notify({ type: 'success', title: t('website.draft.discarded', { title }) });
    onDone();
  };
  const run =
    (work: () => Promise<void>, failure: 'publishFailed' | 'discardFailed' | 'unscheduleFailed') =>
    async () => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        // Saving again opens the conflict dialog with the other person's changes.
        if (apiErrorOf(error).code === 'CONFLICT') await form.saveTyped();
        else if (apiErrorOf(error).code === 'BAD_USER_INPUT') form.showFailure(error);
        else notifyError(t(`website.draft.${failure}`, { title }), error);
      } finally {
        setBusy(false);
      }
    };

  const mayPublish = mayDo('publish', content);
  const isOpen = draft !== null || form.formState.isDirty;
  return (
    <Stack gap="3" ref={ref} role="group" aria-label={t('website.draft.open')} tabIndex={-1} outline="none">
      <Box ref={status} tabIndex={-1} outline="none">
        <AutosaveStatus form={form} state={autosave.state} />
      </Box>
      <Text textStyle="compact" color="fg.muted">
        {t(isOpen ? 'website.draft.visitors' : 'website.draft.none')}
      </Text>
      {draft ? (
        <Text textStyle="compact" color="fg.muted">
          {t('website.draft.savedBy', { name: draft.savedBy?.fullName ?? t('website.noAuthor') })}{' '}
          <When moment={draft.updatedAt} />
        </Text>
      ) : null}
      {draft?.publishAt ? (
        <Text textStyle="compact">
          {t('website.draft.scheduledFor', { moment: moment(draft.publishAt) })}{' '}
          {mayPublish ? null : t('website.draft.losesSchedule')}
        </Text>
      ) : null}
      {isOpen && mayPublish ? (
        <>
          <Button colorPalette="brand" loading={isBusy} onClick={run(publish, 'publishFailed')}>
            <Globe aria-hidden /> {t('website.draft.publish')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={run(schedule, 'publishFailed')}>
            <CalendarClock aria-hidden /> {t('website.draft.later')}
          </Button>
        </>
      ) : null}
      {draft?.publishAt ? (
        <Button variant="outline" disabled={isBusy} onClick={run(unschedule, 'unscheduleFailed')}>
          <CalendarX aria-hidden /> {t('website.draft.unschedule')}
        </Button>
      ) : null}
      {isOpen && !mayPublish ? (
        <Text textStyle="compact" color="fg.muted">
          {t('website.draft.mayNotPublish')}
        </Text>
      ) : null}
      {draft ? (
        <Button variant="outline" disabled={isBusy} onClick={run(discard, 'discardFailed')}>
          <Trash2 aria-hidden /> {t('website.draft.discard')}
        </Button>
      ) : null}
      {isScheduling ? (
        // The form of the drawer is inside of that of the content, which must not be saved with it.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <ScheduleDraftDrawer
            title={t('website.draft.laterTitle', { title })}
            publishAt={draft?.publishAt ?? null}
            schedule={(from) =>
              publishDraft({
                variables: { id, version: known().version, draftVersion: draftVersion(), from },
              })
            }
            doneTitle={t('website.draft.scheduled', { title })}
            onScheduled={onDone}
            onClose={() => setIsScheduling(false)}
          />
        </Box>
      ) : null}
    </Stack>
  );
}
