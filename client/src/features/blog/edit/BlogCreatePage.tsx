import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useCreateBlogPostMutation } from '../blog.generated';
import { inputOf, newArticle } from './blogFormValues';
import { BlogPostForm } from './BlogPostForm';
import { blogPaths } from '../paths';

/** Page that creates an article. */
export default function BlogCreatePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [createPost] = useCreateBlogPostMutation();
  return (
    <>
      <PageHeader title={t('blog.add')} back={{ to: blogPaths.list, label: t('blog.title') }} />
      <BlogPostForm
        defaultValues={newArticle}
        saveLabel={t('blog.add')}
        cancelTo={blogPaths.list}
        save={async (values) => {
          const { data } = await createPost({ variables: { input: inputOf(values) } });
          notify({ type: 'success', title: t('blog.added', { title: values.title }) });
          await navigate(blogPaths.edit(data!.createBlogPost.id), { replace: true });
        }}
        picture={<Text color="fg.muted">{t('blog.pictureLater')}</Text>}
      />
    </>
  );
}
