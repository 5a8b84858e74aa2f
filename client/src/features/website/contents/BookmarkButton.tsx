import { Button } from '@chakra-ui/react';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useBookmarkContentMutation, type ContentFieldsFragment } from './contents.generated';

/** Adds or removes a bookmark. Shows the change at once, and reverts it when the request fails. */
export function BookmarkButton({ content }: { content: ContentFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const notifyError = useNotifyError();
  const [bookmark] = useBookmarkContentMutation();
  const { id, isBookmarked, bookmarkCount } = content;
  const toggle = async () => {
    const bookmarked = !isBookmarked;
    try {
      await bookmark({
        variables: { id, isBookmarked: bookmarked },
        optimisticResponse: {
          bookmarkContent: {
            __typename: 'Content',
            id,
            isBookmarked: bookmarked,
            bookmarkCount: bookmarkCount + (bookmarked ? 1 : -1),
          },
        },
      });
    } catch (error) {
      notifyError(t('website.bookmarkFailed'), error);
    }
  };
  return (
    <Button variant="outline" aria-pressed={isBookmarked} onClick={() => void toggle()}>
      <Bookmark aria-hidden fill={isBookmarked ? 'currentColor' : 'none'} />
      {isBookmarked ? t('website.bookmarked') : t('website.bookmark')}
      <span aria-label={t('website.bookmarkCount', { count: bookmarkCount })} role="img">
        {format.integer(bookmarkCount)}
      </span>
    </Button>
  );
}
