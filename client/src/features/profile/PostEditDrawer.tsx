import { Textarea } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { FieldFrame, rulesOf } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
import { PostTextDocument, useUpdatePostMutation, type PostFieldsFragment } from './posts.generated';

const longest = 5000;

/** Changes what a post says. */
export function PostEditDrawer({ post, onClose }: { post: PostFieldsFragment; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updatePost] = useUpdatePostMutation();
  const version = useRef(post.version);
  const { id, text, picture, video } = post;
  const form = useSaveForm({
    defaultValues: { text },
    loadCurrent: async () => {
      const { data } = await client.query({
        query: PostTextDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      version.current = data!.post!.version;
      return { text: data!.post!.text };
    },
    save: async (input) => {
      await updatePost({ variables: { id, version: version.current, input } });
      notify({ type: 'success', title: t('profile.post.saved') });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('profile.post.editTitle')}
      saveLabel={t('actions.save')}
      fieldNames={{ text: { label: t('profile.fields.text') } }}
      onClose={onClose}
    >
      <FieldFrame form={form} name="text" label={t('profile.fields.text')}>
        <Textarea
          rows={10}
          maxLength={longest}
          dir="auto"
          autoFocus
          {...form.register('text', rulesOf(Boolean(picture || video), undefined))}
        />
      </FieldFrame>
    </FormDrawer>
  );
}
