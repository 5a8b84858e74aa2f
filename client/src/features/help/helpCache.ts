import type { ApolloCache, InMemoryCache } from '@apollo/client/cache';
import { evictField } from '../../apollo/cache/cache';

/**
 * Evicts question counts and related questions from the cache, because any article may change them. Mutation hooks
 * evict the lists.
 */
export function forgetKnowledge(cache: ApolloCache) {
  const own = cache as InMemoryCache;
  evictField(own, 'KnowledgeCategory', 'questionCount');
  evictField(own, 'KnowledgeQuestion', 'relatedQuestions');
}
