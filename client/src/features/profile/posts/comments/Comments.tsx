import { skipToken } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import { FormProblem } from '../../../../kit/form/FormProblem';
import { Comment } from './Comment';
import { useAllCommentsQuery, type PostFieldsFragment } from '../posts.generated';

/** The last few comments on a post, in order of time. A button loads the last 100. */
export function Comments({ post }: { post: PostFieldsFragment }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { data, loading, error, refetch } = useAllCommentsQuery(
    showsAll ? { variables: { id: post.id } } : skipToken,
  );
  const errorText = useErrorText();
  const all = showsAll ? data?.post?.comments : undefined;
  const shown = all ?? post.comments;
  const missing = post.commentCount - shown.length;
  if (post.commentCount === 0) return null;

  const showAll = () => (error ? void refetch().catch(() => undefined) : setShowsAll(true));
  return (
    <Stack px="4" pb="3" gap="2">
      {missing > 0 && !all ? (
        <Button
          variant="plain"
          size="xs"
          alignSelf="start"
          px="0"
          color="fg.muted"
          aria-disabled={loading}
          onClick={showAll}
        >
          {t('profile.comments.showAll', { count: missing })}
        </Button>
      ) : null}
      <FormProblem problem={error && !loading ? { text: errorText(error) } : undefined} />
      <Stack as="ul" gap="3" listStyleType="none">
        {shown.toReversed().map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </Stack>
    </Stack>
  );
}
