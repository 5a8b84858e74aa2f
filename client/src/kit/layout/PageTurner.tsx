import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Previous and next buttons for paged content outside of lists. Hidden when there is a single page. */
export function PageTurner({
  page,
  pageCount,
  onPage,
}: {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  return (
    <Flex as="nav" aria-label={t('list.pages')} justify="flex-end" align="center" gap="3" mt="4">
      <Button size="xs" variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previousPage')}
      </Button>
      <Text textStyle="compact" color="fg.muted">
        {t('list.pageOf', { page, count: pageCount })}
      </Text>
      <Button size="xs" variant="outline" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t('list.nextPage')}
      </Button>
    </Flex>
  );
}
