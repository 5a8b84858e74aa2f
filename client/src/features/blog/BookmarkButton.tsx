import { Button } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/data/format/useFormat';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { useBookmarkBlogPostMutation, type BlogArticleFragment } from './blog.generated';

/** Adds or removes a bookmark. Shows the change at once, and reverts it when the request fails. */
export function BookmarkButton({ post }: { post: BlogArticleFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const notifyError = useNotifyError();
  const [bookmark] = useBookmarkBlogPostMutation();
  const { id, isBookmarked, bookmarkCount } = post;
  const toggle = async () => {
    const bookmarked = !isBookmarked;
    try {
      await bookmark({
        variables: { id, isBookmarked: bookmarked },
        optimisticResponse: {
          bookmarkBlogPost: {
            __typename: 'BlogPost',
            id,
            isBookmarked: bookmarked,
            bookmarkCount: bookmarkCount + (bookmarked ? 1 : -1),
          },
        },
      });
    } catch (error) {
      notifyError(t('blog.bookmarkFailed'), error);
    }
  };
  return (
    <Button variant="outline" aria-pressed={isBookmarked} onClick={() => void toggle()}>
      <Bookmark aria-hidden fill={isBookmarked ? 'currentColor' : 'none'} />
      {isBookmarked ? t('blog.bookmarked') : t('blog.bookmark')}
      <span aria-label={t('blog.bookmarkCount', { count: bookmarkCount })} role="img">
        {format.integer(bookmarkCount)}
      </span>
    </Button>
  );
}
