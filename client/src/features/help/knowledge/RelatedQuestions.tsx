import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../kit/layout/Card';
import type { KnowledgeArticleFragment } from './knowledge.generated';
import { helpPaths } from '../paths';

/** Other questions of the topic of an article. */
export function RelatedQuestions({ article }: { article: KnowledgeArticleFragment }) {
  const { t } = useTranslation();
  if (article.relatedQuestions.length === 0) return null;
  return (
    <Box as="aside" aria-label={t('knowledge.related')}>
      <Section title={t('knowledge.related')}>
        <Box as="ul" listStyleType="none" mx="-2">
          {article.relatedQuestions.map(({ id, question, slug }) => (
            <li key={id}>
              <Flex
                asChild
                align="center"
                px="2"
                py="1.5"
                minH={{ base: '11', md: '9' }}
                borderRadius="l2"
                textStyle="compact"
                _hover={{ bg: 'bg.muted', color: 'brand.fg' }}
              >
                <Link to={helpPaths.article(article.categoryKey, slug)}>
                  <Text as="span" dir="auto">
                    {question}
                  </Text>
                </Link>
              </Flex>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
