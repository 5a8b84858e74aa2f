import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import { Highlighted } from '../Highlighted';
import { useKnowledgeSearchQuery } from './knowledge.generated';
import { helpPaths } from '../paths';

/** Articles that contain a text, newest first. */
export function FoundArticles({ search }: { search: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, previousData } = useKnowledgeSearchQuery({ variables: { search } });
  const page = (data ?? previousData)?.knowledgeQuestions;
  if (page?.totalItems === 0) return null;
  return (
    <Section
      title={t('knowledge.articles')}
      aside={
        page ? (
          <Text textStyle="compact" color="fg.muted" fontVariantNumeric="tabular-nums">
            {format.count(page.totalItems!, page.totalIsExact!)}
          </Text>
        ) : null
      }
    >
      {page ? (
        <Box as="ul" listStyleType="none" mx="-2">
          {page.items!.map((article) => (
            <li key={article!.id}>
              <Flex
                asChild
                align="center"
                gap="2.5"
                px="2"
                minH={{ base: '11', md: '9' }}
                py="1"
                borderRadius="l2"
                _hover={{ bg: 'bg.muted' }}
              >
                <Link to={helpPaths.article(article!.categoryKey!, article!.slug!)}>
                  <Box asChild flexShrink="0" color="fg.muted">
                    <FileText size={16} aria-hidden />
                  </Box>
                  <Text as="span" flex="1" minW="0" dir="auto">
                    <Highlighted text={article!.question!} search={search} />
                  </Text>
                  <Text as="span" textStyle="xs" color="fg.muted" hideBelow="sm">
                    {article!.topic!.title}
                  </Text>
                </Link>
              </Flex>
            </li>
          ))}
        </Box>
      ) : (
        <Skeleton h="9" />
      )}
    </Section>
  );
}
