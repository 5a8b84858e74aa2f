import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { NoPermission } from '../../kit/access/NoPermission';
import { RecordState } from '../../kit/data/RecordState';
import { notify } from '../../kit/feedback/notify';
import { PictureEditor } from '../../kit/form/PictureEditor';
import { Card } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ArticlePicture } from './ArticlePicture';
import {
  BlogPostDocument,
  useBlogPostQuery,
  useUpdateBlogPostMutation,
  type BlogArticleFragment,
} from './blog.generated';
import { inputOf, valuesOf } from './blogFormValues';
import { BlogPostForm } from './BlogPostForm';
import { blogPaths } from './paths';

/** An article being edited. */
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
  const client = useApolloClient();
  const [updatePost] = useUpdateBlogPostMutation();
  // What the form began with; the cache may change underneath it.
  const started = useRef(post);
  const version = useRef(post.version);
  return (
    <BlogPostForm
      defaultValues={valuesOf(started.current)}
      saveLabel={t('actions.save')}
      cancelTo={blogPaths.detail(id)}
      loadCurrent={async () => {
        const { data } = await client.query({
          query: BlogPostDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        const current = data!.blogPost!;
        version.current = current.version;
        return valuesOf(current);
      }}
      save={async (values) => {
        await updatePost({ variables: { id, version: version.current, input: inputOf(values) } });
        notify({ type: 'success', title: t('blog.saved', { title: values.title }) });
        await navigate(blogPaths.detail(id));
      }}
      picture={
        <PictureEditor
          owner={{
            typename: 'BlogPost',
            id,
            name: title,
            property: 'featuredImage',
            url: `/uploads/blog/${id}/image`,
            onChange: (next) => void (version.current = next),
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
