import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../kit/feedback/useErrorText';
import { Card } from '../../kit/layout/Card';

/** Card without figures: shows the error, or a note that there is no data. */
export function CardProblem({
  title,
  error,
  aside,
}: {
  title: string;
  error?: unknown;
  /** Select for another period, for which the card may have data. */
  aside?: ReactNode;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Card as="section" p="4" h="full" minH="9rem" aria-label={title}>
      <Flex justify="space-between" align="center" gap="2" minH="8" mb="2">
        <Heading as="h3" textStyle="sm" fontWeight="semibold">
          {title}
        </Heading>
        {aside}
      </Flex>
      <Text color="fg.muted">{error ? errorText(error) : t('cards.none')}</Text>
    </Card>
  );
}
