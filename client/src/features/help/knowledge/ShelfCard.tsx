import { Flex, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/layout/Card';
import { Highlighted } from '../Highlighted';
import type { KnowledgeBaseQuery } from './knowledge.generated';
import { helpPaths } from '../paths';
import { ShelfPicture } from './ShelfPicture';

type Shelf = KnowledgeBaseQuery['knowledgeCategories'][number];

/** Card of a shelf in a list. */
export function ShelfCard({ shelf, search }: { shelf: Shelf; search: string }) {
  const { t } = useTranslation();
  return (
    <Card asChild display="flex" flexDirection="column" overflow="hidden" h="full">
      <LinkBox as="article" transition="box-shadow 150ms" _hover={{ boxShadow: 'md' }}>
        <ShelfPicture src={shelf.picture} sizes="(min-width: 80rem) 24rem, (min-width: 30rem) 50vw, 100vw" />
        <Flex direction="column" flex="1" p="4" gap="1">
          <Heading as="h2" textStyle="md" fontWeight="semibold" dir="auto">
            <LinkOverlay asChild>
              <Link to={helpPaths.shelf(shelf.key)}>
                <Highlighted text={shelf.title} search={search} />
              </Link>
            </LinkOverlay>
          </Heading>
          <Text color="fg.muted" dir="auto">
            <Highlighted text={shelf.description} search={search} />
          </Text>
          <Text mt="auto" pt="2" textStyle="xs" color="fg.muted">
            {t('knowledge.count', { count: shelf.questionCount })}
          </Text>
        </Flex>
      </LinkBox>
    </Card>
  );
}
