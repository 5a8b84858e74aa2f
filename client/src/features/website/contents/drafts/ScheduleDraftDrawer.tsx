import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { MomentField } from '../../../../kit/form/fields/MomentField';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, NotSaved } from '../../../../kit/form/useSaveForm';
import { useRadioZone } from '../useRadioMoment';

interface Props {
  title: string;
  /** Moment for which the draft is scheduled already; null when it is not. */
  publishAt: string | null;
  /** Schedules the publication of the draft. */
  schedule: (from: string) => Promise<unknown>;
  /** Title of the message about the scheduled draft. */
  doneTitle: string;
  onScheduled?: () => void;
  onClose: () => void;
}

const isPast = (moment: string) => Date.parse(moment) <= Date.now();

/** Form to publish a draft of the website at a later moment. */
export function ScheduleDraftDrawer({ title, publishAt, schedule, doneTitle, onScheduled, onClose }: Props) {
  const { t } = useTranslation();
  const zone = useRadioZone();
  const form = useSaveForm({
    about: 'schedule',
    defaultValues: { from: publishAt ?? '' },
    save: async ({ from }) => {
      // The server publishes at once when the moment has passed, but the form schedules a publication.
      if (isPast(from)) {
        form.setError('from', { message: 'inPast' }, { shouldFocus: true });
        throw new NotSaved();
      }
      await schedule(from);
      notify({ type: 'success', title: doneTitle });
      onClose();
      onScheduled?.();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={title}
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
