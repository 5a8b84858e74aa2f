import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/layout/Card';
import { HelpIcon } from '../HelpIcon';
import type { KnowledgeCategoryQuery } from './knowledge.generated';
import { helpPaths } from '../paths';

type Topic = NonNullable<KnowledgeCategoryQuery['knowledgeCategory']>['topics'][number];

/** Card of a topic with links to its questions. */
export function TopicCard({ topic, categoryKey }: { topic: Topic; categoryKey: string }) {
  const { t } = useTranslation();
  const headingId = `topic-${topic.id}`;
  return (
    <Card as="section" p="4" aria-labelledby={headingId}>
      <Flex align="center" gap="3" mb="2">
        <HelpIcon name={topic.icon} color={topic.iconColor} />
        <Box>
          <Heading as="h2" id={headingId} textStyle="sm" fontWeight="semibold">
            {topic.title}
          </Heading>
          <Text textStyle="xs" color="fg.muted">
            {t('knowledge.count', { count: topic.questions.length })}
          </Text>
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none" mx="-2">
        {topic.questions.map(({ id, question, slug }) => (
          <li key={id}>
            <Flex
              asChild
              align="center"
              px="2"
              py="1.5"
              minH={{ base: '11', md: '9' }}
              borderRadius="l2"
              _hover={{ bg: 'bg.muted', color: 'brand.fg' }}
            >
              <Link to={helpPaths.article(categoryKey, slug)}>
                <Text as="span" dir="auto">
                  {question}
                </Text>
              </Link>
            </Flex>
          </li>
        ))}
      </Box>
    </Card>
  );
}
