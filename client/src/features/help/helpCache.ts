import type { ApolloCache, InMemoryCache } from '@apollo/client/cache';
import { evictField } from '../../apollo/cache/cache';

/** What is counted and found over all articles, beside the lists that the hooks forget by themselves. */
export function forgetKnowledge(cache: ApolloCache) {
  const own = cache as InMemoryCache;
  evictField(own, 'KnowledgeCategory', 'questionCount');
  evictField(own, 'KnowledgeQuestion', 'relatedQuestions');
}
