import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { PostsDocument, usePostsQuery, type PostFieldsFragment } from './posts.generated';

const perPage = 5;

/** User id of the feed's owner; undefined for the viewer. */
export type FeedOwner = string | undefined;

const variablesOf = (owner: FeedOwner) => ({ ...(owner && { userId: owner }), perPage });

/** Loads the posts of a profile page by page, the latest first. */
export function usePostFeed(owner: FeedOwner) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const query = usePostsQuery({ variables: variablesOf(owner), fetchPolicy: 'cache-and-network' });
  const feed = query.data?.posts;

  const loadOlder = async () => {
    const before = feed?.items.at(-1)?.id;
    if (before === undefined || isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      await query.fetchMore({ variables: { before } });
    } catch (error) {
      notifyError(t('errors.title'), error);
    } finally {
      setLoadingOlder(false);
    }
  };

  return {
    ...query,
    posts: feed?.items as PostFieldsFragment[] | undefined,
    hasMore: feed?.hasMore === true,
    isLoadingOlder,
    loadOlder,
  };
}

/** Adds a post to the top of a loaded feed, and updates the count. */
export function addToFeed(cache: ApolloCache, owner: FeedOwner, post: PostFieldsFragment) {
  cache.updateQuery({ query: PostsDocument, variables: variablesOf(owner) }, (data) =>
    data && !data.posts.items.some(({ id }) => id === post.id)
      ? { posts: { ...data.posts, items: [post, ...data.posts.items] } }
      : undefined,
  );
  const id = cache.identify({ __typename: 'Profile', id: post.author.id });
  cache.modify({ id, fields: { postCount: (count: number) => count + 1 } });
  if (post.picture) cache.evict({ id, fieldName: 'pictures' });
}

/** Removes a deleted post from all cached lists, and updates the cached counts. */
export function removeFromFeeds(cache: ApolloCache, { id, author, picture }: PostFieldsFragment) {
  const profile = cache.identify({ __typename: 'Profile', id: author.id });
  cache.modify({ id: profile, fields: { postCount: (count: number) => count - 1 } });
  if (picture) cache.evict({ id: profile, fieldName: 'pictures' });
  cache.evict({ id: cache.identify({ __typename: 'Post', id }) });
  cache.gc();
}
