import { Textarea } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import { FieldFrame, rulesOf } from '../../../../kit/form/fields/fields';
import { PostTextDocument, useUpdatePostMutation, type PostFieldsFragment } from '../posts.generated';

const longest = 5000;

const valuesOf = ({ text }: Pick<PostFieldsFragment, 'text'>) => ({ text });

/** Form to edit the text of a post. Not a `plainForm`, because the text is optional if the post has a picture or video. */
export function PostEditDrawer({ post, onClose }: { post: PostFieldsFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const [updatePost] = useUpdatePostMutation();
  const { id, version, text, picture, video } = post;
  return (
    <EditDrawer
      record={{ version, text }}
      valuesOf={valuesOf}
      title={t('profile.post.editTitle')}
      fieldNames={{ text: { label: t('profile.fields.text') } }}
      load={async (runQuery) => (await runQuery(PostTextDocument, { id })).post}
      save={async (input, changed) => {
        await updatePost({ variables: { id, version: changed.version, input } });
        return t('profile.post.saved');
      }}
      onClose={onClose}
    >
      {(form) => (
        <FieldFrame form={form} name="text" label={t('profile.fields.text')}>
          <Textarea
            rows={10}
            maxLength={longest}
            dir="auto"
            {...form.register('text', rulesOf(Boolean(picture || video), undefined))}
          />
        </FieldFrame>
      )}
    </EditDrawer>
  );
}
