import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { MomentField } from '../../../../kit/form/fields/MomentField';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import { useMoveContentMutation, type ContentFieldsFragment } from '../contents.generated';
import { useRadioMoment, useRadioZone } from '../useRadioMoment';
import { statusOf } from './contentStatus';

interface Props {
  content: ContentFieldsFragment;
  onMoved: () => void;
  onClose: () => void;
}

/**
 * Form to change when a published content appears on the website and when it is removed. Its text and its URL do not change.
 */
export function RescheduleDrawer({ content, onMoved, onClose }: Props) {
  const { id, version, title, publishedFrom, publishedUntil } = content;
  const { t } = useTranslation();
  const zone = useRadioZone();
  const moment = useRadioMoment();
  const [move] = useMoveContentMutation();
  const form = useSaveForm({
    about: 'reschedule',
    defaultValues: { from: publishedFrom ?? '', until: publishedUntil ?? '' },
    save: async ({ from, until }) => {
      await move({ variables: { id, version, step: 'RESCHEDULE', from, until: until || null } });
      notify({ type: 'success', title: t('website.moved.RESCHEDULE', { title }) });
      onClose();
      onMoved();
    },
  });
  const { from, until } = form.watch();
  const status = statusOf({ state: 'PUBLISHED', publishedFrom: from, publishedUntil: until || null });
  const isOut = status === 'PUBLISHED' || status === 'SCHEDULED';
  const values = { from: from && moment(from), until: until && moment(until) };
  return (
    <FormDrawer
      form={form}
      title={t('website.stepTitles.RESCHEDULE', { title })}
      saveLabel={t('actions.save')}
      onClose={onClose}
    >
      <MomentField
        form={form}
        name="from"
        label={t('website.fromMoment')}
        help={zone && t('website.zone', { zone })}
        timeZone={zone}
      />
      <MomentField
        form={form}
        name="until"
        label={t('website.until')}
        help={t('website.untilHelp')}
        timeZone={zone}
        isOptional
      />
      <Text color="fg.muted" role="status">
        {isOut && until
          ? t(`website.visitorsUntil.${status}`, values)
          : t(`website.visitors.${status}`, values)}
      </Text>
    </FormDrawer>
  );
}
