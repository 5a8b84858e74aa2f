import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { NoPermission } from '../../../kit/feedback/NoPermission';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { ArticlePicture } from './ArticlePicture';
import {
  BlogPostDocument,
  useBlogPostQuery,
  useUpdateBlogPostMutation,
  type BlogArticleFragment,
} from '../blog.generated';
import { inputOf, valuesOf } from './blogFormValues';
import { BlogPostForm } from './BlogPostForm';
import { blogPaths } from '../paths';

/** Page that edits an article. */
export default function BlogEditPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useBlogPostQuery({ variables: { id } });
  const post = query.data?.blogPost;
  return (
    <>
      <PageHeader
        title={t('blog.edit')}
        description={post?.title}
        back={{ to: blogPaths.detail(id), label: t('blog.one') }}
      />
      <RecordState query={query} record={post}>
        {(found) =>
          found.isMine ? (
            <EditForm key={found.id} post={found} />
          ) : (
            <Card>
              <NoPermission action="manage" subject="BlogPost" />
            </Card>
          )
        }
      </RecordState>
    </>
  );
}

function EditForm({ post }: { post: BlogArticleFragment }) {
  const { id, title, featuredImage } = post;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [updatePost] = useUpdateBlogPostMutation();
  const { setVersion, ...edit } = useRecordEdit({
    record: post,
    valuesOf,
    load: async (ask) => (await ask(BlogPostDocument, { id })).blogPost,
    save: async (values, { version }) => {
      await updatePost({ variables: { id, version, input: inputOf(values) } });
      notify({ type: 'success', title: t('blog.saved', { title: values.title }) });
      await navigate(blogPaths.detail(id));
    },
  });
  return (
    <BlogPostForm
      {...edit}
      saveLabel={t('actions.save')}
      cancelTo={blogPaths.detail(id)}
      picture={
        <PictureEditor
          owner={{
            typename: 'BlogPost',
            id,
            name: title,
            property: 'featuredImage',
            url: `/uploads/blog/${id}/image`,
            onChange: setVersion,
          }}
          hasPicture={featuredImage !== ''}
          shape="l2"
          measure={{ w: 'full', aspectRatio: 16 / 9 }}
          withoutText={t('blog.withoutPicture')}
        >
          {(preview) => <ArticlePicture src={preview ?? featuredImage} sizes="18rem" borderRadius="l2" />}
        </PictureEditor>
      }
    />
  );
}
