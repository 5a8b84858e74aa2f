import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CalendarClock, CalendarX, Globe, Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { AutosaveStatus } from '../../../kit/form/AutosaveStatus';
import type { useAutosave } from '../../../kit/form/useAutosave';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { ScheduleDraftDrawer } from '../contents/drafts/ScheduleDraftDrawer';
import { useRadioMoment } from '../contents/useRadioMoment';
import {
  useDiscardWebsiteDraftMutation,
  usePublishWebsiteDraftMutation,
  useTakeBackWebsiteDesignMutation,
  useUnscheduleWebsiteDraftMutation,
  type WebsiteDesignFieldsFragment,
} from './design.generated';

interface Props<TValues extends FieldValues> {
  website: WebsiteDesignFieldsFragment;
  form: SaveForm<TValues>;
  autosave: ReturnType<typeof useAutosave<TValues>>;
  /** Returns the latest website and draft that the form knows. */
  known: () => WebsiteDesignFieldsFragment;
  /** Replaces the website and draft that the form knows, when the form stays open. */
  setKnown: (website: WebsiteDesignFieldsFragment) => void;
  mayUpdate: boolean;
  /** Called after the design was published, discarded or restored: the form then starts again. */
  onReplaced: () => void;
}

/** Status of the draft design, with buttons to publish it now or later and to discard it. Another button restores the previous design. */
export function DesignActions<TValues extends FieldValues>({
  website: { draft, formerDesign },
  form,
  autosave,
  known,
  setKnown,
  mayUpdate,
  onReplaced,
}: Props<TValues>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [publishDraft] = usePublishWebsiteDraftMutation();
  const [discardDraft] = useDiscardWebsiteDraftMutation();
  const [unscheduleDraft] = useUnscheduleWebsiteDraftMutation();
  const [takeBack] = useTakeBackWebsiteDesignMutation();
  const moment = useRadioMoment();
  const [isScheduling, setIsScheduling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const draftVersion = () => known().draft?.version ?? 0;
  const done = (title: 'published' | 'discarded' | 'takenBack') => {
    notify({ type: 'success', title: t(`website.design.${title}`) });
    onReplaced();
  };

  const publish = async () => {
    // Always save first, so that a conflict with a concurrent change of the website is detected.
    if (!(await autosave.saveNow())) return;
    await publishDraft({ variables: { version: known().version, draftVersion: draftVersion() } });
    done('published');
  };
  const openSchedule = async () => {
    if (await autosave.saveNow()) setIsScheduling(true);
  };
  const schedule = async (from: string) => {
    const variables = { version: known().version, draftVersion: draftVersion(), from };
    const { data } = await publishDraft({ variables });
    setKnown(data!.publishWebsiteDraft);
  };
  const unschedule = async () => {
    // Also saves what was typed meanwhile, so that the version of the draft is the latest. Values that cannot be saved stay in the form.
    await autosave.saveNow();
    const { data } = await unscheduleDraft({ variables: { draftVersion: draftVersion() } });
    setKnown(data!.unscheduleWebsiteDraft);
    notify({ type: 'success', title: t('website.draft.unscheduled') });
    // The pressed button vanishes.
    status.current?.focus({ preventScroll: true });
  };
  const discard = async () => {
    const isSure = await confirm({
      title: t('website.design.discardTitle'),
      body: t('website.design.discardBody'),
      confirmLabel: t('website.draft.discard'),
      isDestructive: true,
    });
    if (!isSure) return;
    await autosave.stop();
    await discardDraft({ variables: { draftVersion: draftVersion() } });
    done('discarded');
  };
  const returnToFormer = async () => {
    const isSure = await confirm({
      title: t('website.design.takeBackTitle'),
      body: t('website.design.takeBackBody'),
      confirmLabel: t('website.design.takeBack'),
    });
    if (!isSure) return;
    if (form.hasUnsaved() && !(await autosave.saveNow())) return;
    await takeBack({ variables: { version: known().version } });
    done('takenBack');
  };
  const run = (work: () => Promise<void>) => async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // Saving again opens the conflict dialog with the other person's changes.
      if (apiErrorOf(error).code === 'CONFLICT') await form.saveTyped();
      else if (apiErrorOf(error).code === 'BAD_USER_INPUT') form.showFailure(error);
      else notifyError(t('website.design.failed'), error);
    } finally {
      setBusy(false);
    }
  };

  const isOpen = draft !== null || form.formState.isDirty;
  return (
    <Section
      title={t('website.design.state')}
      mb="5"
      aside={<AutosaveStatus form={form} state={autosave.state} />}
    >
      <Text ref={status} textStyle="compact" color="fg.muted" tabIndex={-1} outline="none">
        {t(isOpen ? 'website.design.visitors' : mayUpdate ? 'website.draft.none' : 'website.design.readOnly')}
      </Text>
      {draft ? (
        <Text textStyle="compact" color="fg.muted">
          {t('website.draft.savedBy', { name: draft.savedBy?.fullName ?? t('website.noAuthor') })}{' '}
          <When moment={draft.updatedAt} />
        </Text>
      ) : null}
      {draft?.publishAt ? (
        <Text textStyle="compact">
          {t('website.draft.scheduledFor', { moment: moment(draft.publishAt) })}
        </Text>
      ) : null}
      {mayUpdate ? (
        <Flex gap="2" wrap="wrap" mt="3" _empty={{ display: 'none' }}>
          {isOpen ? (
            <>
              <Button size="sm" colorPalette="brand" loading={isBusy} onClick={run(publish)}>
                <Globe aria-hidden /> {t('website.design.publish')}
              </Button>
              <Button size="sm" variant="outline" disabled={isBusy} onClick={run(openSchedule)}>
                <CalendarClock aria-hidden /> {t('website.draft.later')}
              </Button>
            </>
          ) : null}
          {draft?.publishAt ? (
            <Button size="sm" variant="outline" disabled={isBusy} onClick={run(unschedule)}>
              <CalendarX aria-hidden /> {t('website.draft.unschedule')}
            </Button>
          ) : null}
          {draft ? (
            <Button size="sm" variant="outline" disabled={isBusy} onClick={run(discard)}>
              <Trash2 aria-hidden /> {t('website.draft.discard')}
            </Button>
          ) : null}
          {formerDesign ? (
            <Button size="sm" variant="outline" disabled={isBusy} onClick={run(returnToFormer)}>
              <Undo2 aria-hidden /> {t('website.design.takeBack')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
      {isScheduling ? (
        // The form of the drawer is inside of that of the design, which must not be saved with it.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <ScheduleDraftDrawer
            title={t('website.design.laterTitle')}
            publishAt={draft?.publishAt ?? null}
            schedule={schedule}
            doneTitle={t('website.design.scheduled')}
            onClose={() => setIsScheduling(false)}
          />
        </Box>
      ) : null}
    </Section>
  );
}
