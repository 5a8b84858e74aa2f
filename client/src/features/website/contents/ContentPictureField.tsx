import { Stack } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { FormProblem } from '../../../kit/form/FormProblem';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import type { FileOwner } from '../../../kit/form/uploads/useFileUpload';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { PictureAltField } from './ContentForm';
import type { ContentFormValues } from './contentForm';
import { ContentPicture } from './ContentPicture';
import { wholePictureOf, type Focus } from '../picture/focus';
import { FocusField } from '../picture/FocusField';

interface Props {
  content: { id: string; title: string };
  form: SaveForm<ContentFormValues>;
  run: NonNullable<FileOwner['run']>;
}

/** The picture of a content: its file, its focus and its alternative text. */
export function ContentPictureField({ content: { id, title }, form, run }: Props) {
  const { t } = useTranslation();
  const [picture, focus] = useWatch({ control: form.control, name: ['picture', 'pictureFocus'] });
  const whole = wholePictureOf(picture);
  // The server refuses the picture of a version whose file was deleted.
  const problem = form.formState.errors.picture?.message;
  return (
    <Stack gap="4">
      <PictureEditor
        owner={{
          typename: 'Content',
          id,
          name: title,
          property: 'picture',
          url: `/uploads/website/${id}/picture`,
          run,
        }}
        hasPicture={picture !== ''}
        shape="l2"
        measure={{ w: 'full', aspectRatio: 16 / 9 }}
        withoutText={t('website.withoutPicture')}
      >
        {(preview) => <ContentPicture src={preview ?? whole} focus={preview ? undefined : focus} />}
      </PictureEditor>
      {problem ? <FormProblem problem={{ text: fieldMessage(t, problem) }} /> : null}
      {picture ? (
        <FocusField
          src={whole}
          focus={focus}
          crops={[
            { ratio: 1, label: t('website.focus.square'), w: '24' },
            { ratio: 1200 / 630, label: t('website.focus.shared'), w: '40' },
          ]}
          onChange={(chosen: Focus) => form.setValue('pictureFocus', chosen, { shouldDirty: true })}
        />
      ) : null}
      <PictureAltField form={form} isRequired={picture !== ''} />
    </Stack>
  );
}
