import { Button, Flex, Text } from '@chakra-ui/react';
import { Globe, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
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
import {
  useDiscardWebsiteDraftMutation,
  usePublishWebsiteDraftMutation,
  useTakeBackWebsiteDesignMutation,
  type WebsiteDesignFieldsFragment,
} from './design.generated';

interface Props<TValues extends FieldValues> {
  website: WebsiteDesignFieldsFragment;
  form: SaveForm<TValues>;
  autosave: ReturnType<typeof useAutosave<TValues>>;
  /** Returns the latest website and draft that the form knows. */
  known: () => WebsiteDesignFieldsFragment;
  mayUpdate: boolean;
  /** Called after the design was published, discarded or restored: the form then starts again. */
  onReplaced: () => void;
}

/** Status of the draft design, with buttons to publish or discard it. Another button restores the previous design. */
export function DesignActions<TValues extends FieldValues>({
  website: { draft, formerDesign },
  form,
  autosave,
  known,
  mayUpdate,
  onReplaced,
}: Props<TValues>) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [publishDraft] = usePublishWebsiteDraftMutation();
  const [discardDraft] = useDiscardWebsiteDraftMutation();
  const [takeBack] = useTakeBackWebsiteDesignMutation();
  const [isBusy, setBusy] = useState(false);
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
      <Text textStyle="compact" color="fg.muted">
        {t(isOpen ? 'website.design.visitors' : mayUpdate ? 'website.draft.none' : 'website.design.readOnly')}
      </Text>
      {draft ? (
        <Text textStyle="compact" color="fg.muted">
          {t('website.draft.savedBy', { name: draft.savedBy?.fullName ?? t('website.noAuthor') })}{' '}
          <When moment={draft.updatedAt} />
        </Text>
      ) : null}
      {mayUpdate ? (
        <Flex gap="2" wrap="wrap" mt="3" _empty={{ display: 'none' }}>
          {isOpen ? (
            <Button size="sm" colorPalette="brand" loading={isBusy} onClick={run(publish)}>
              <Globe aria-hidden /> {t('website.design.publish')}
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
    </Section>
  );
}
