import type { ApolloCache, InMemoryCache } from '@apollo/client/cache';
import { evictField, evictLists } from '../../apollo/cache';

/** A question came, went or moved: chapters are asked for again. */
export function forgetFaq(cache: ApolloCache) {
  evictLists(cache as InMemoryCache, 'FaqQuestion');
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'faqCategories' });
}

/** The same for an article: all that lists or counts them. */
export function forgetKnowledge(cache: ApolloCache) {
  const own = cache as InMemoryCache;
  evictLists(own, 'KnowledgeQuestion');
  evictField(own, 'KnowledgeTopic', 'questions');
  evictField(own, 'KnowledgeCategory', 'questionCount');
  evictField(own, 'KnowledgeQuestion', 'relatedQuestions');
}
