import type { ApolloCache } from '@apollo/client/cache';

/** Counts a comment that came or went, wherever the article is shown. */
export function countComment(cache: ApolloCache, postId: string, change: 1 | -1): void {
  cache.modify({
    id: cache.identify({ __typename: 'BlogPost', id: postId }),
    fields: { commentCount: (count: number) => count + change },
  });
}
