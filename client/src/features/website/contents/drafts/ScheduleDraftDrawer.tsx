import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { MomentField } from '../../../../kit/form/fields/MomentField';
import { NotSaved } from '../../../../kit/form/notSaved';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { usePublishContentDraftMutation, type ContentFieldsFragment } from '../contents.generated';
import { useRadioZone } from '../useRadioMoment';

interface Props {
  content: ContentFieldsFragment;
  /** Returns the latest content and draft that the form of the content knows. */
  known: () => ContentFieldsFragment;
  onScheduled: () => void;
  onClose: () => void;
}

const isPast = (moment: string) => Date.parse(moment) <= Date.now();

/** Form to publish the draft of a published content at a later moment. */
export function ScheduleDraftDrawer({ content: { id, title, draft }, known, onScheduled, onClose }: Props) {
  const { t } = useTranslation();
  const zone = useRadioZone();
  const [publishDraft] = usePublishContentDraftMutation();
  const form = useSaveForm({
    about: 'schedule',
    defaultValues: { from: draft?.publishAt ?? '' },
    save: async ({ from }) => {
      // The server publishes at once when the moment has passed, but the form schedules a publication.
      if (isPast(from)) {
        form.setError('from', { message: 'inPast' }, { shouldFocus: true });
        throw new NotSaved();
      }
      const { version, draft: stored } = known();
      await publishDraft({ variables: { id, version, draftVersion: stored?.version ?? 0, from } });
      notify({ type: 'success', title: t('website.draft.scheduled', { title }) });
      onClose();
      onScheduled();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('website.draft.laterTitle', { title })}
      description={t('website.draft.laterHelp')}
      saveLabel={t('website.schedule')}
      onClose={onClose}
    >
      <MomentField
        form={form}
        name="from"
        label={t('website.from')}
        help={zone && t('website.zone', { zone })}
        timeZone={zone}
      />
    </FormDrawer>
  );
}
