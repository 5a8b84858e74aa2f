import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { foundBy, type Picked } from '../../../../kit/form/pickers/found';
import { RecordPicker } from '../../../../kit/form/pickers/RecordPicker';
import { useSaveForm } from '../../../../kit/form/useSaveForm';
import {
  useContentReviewersQuery,
  useMoveContentMutation,
  type ContentFieldsFragment,
} from '../contents.generated';

interface Props {
  content: ContentFieldsFragment;
  onMoved: () => void;
  onClose: () => void;
}

const reviewersOf = (id: string) =>
  foundBy(
    useContentReviewersQuery,
    ({ contentReviewers }) =>
      contentReviewers.map(({ id: person, fullName, username, designation }) => ({
        id: person,
        text: fullName,
        detail: designation || `@${username}`,
      })),
    { variables: { id } },
  );

/**
 * Form to submit a content for review: to a chosen person who may publish it. Without a choice, it goes to everybody who may
 * publish all contents.
 */
export function SubmitDrawer({ content: { id, version, title }, onMoved, onClose }: Props) {
  const { t } = useTranslation();
  const [move] = useMoveContentMutation();
  const useFound = useMemo(() => reviewersOf(id), [id]);
  const form = useSaveForm<{ reviewerId: Picked }>({
    about: 'submit',
    defaultValues: { reviewerId: { id: '', text: '' } },
    save: async ({ reviewerId: reviewer }) => {
      await move({ variables: { id, version, step: 'SUBMIT', reviewerId: reviewer.id || null } });
      notify({ type: 'success', title: t('website.moved.SUBMIT', { title }) });
      onClose();
      onMoved();
    },
  });
  const reviewer = form.watch('reviewerId');
  return (
    <FormDrawer
      form={form}
      title={t('website.stepTitles.SUBMIT', { title })}
      saveLabel={t('website.steps.SUBMIT')}
      onClose={onClose}
    >
      <Text>{t('website.stepBodies.SUBMIT')}</Text>
      <RecordPicker
        form={form}
        name="reviewerId"
        label={t('website.review.reviewer')}
        isOptional
        chosen={reviewer}
        onChoose={(person) => form.setValue('reviewerId', person, { shouldDirty: true })}
        useFound={useFound}
        showLabel={t('website.review.showAll')}
        noneText={t('website.review.nobody')}
      />
      <Text color="fg.muted" role="status">
        {reviewer.id ? t('website.review.only', { name: reviewer.text }) : t('website.review.everybody')}
      </Text>
    </FormDrawer>
  );
}
