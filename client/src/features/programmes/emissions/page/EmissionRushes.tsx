import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { When } from '../../../../kit/data/texts/When';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { Section } from '../../../../kit/layout/Card';
import { TextLink } from '../../../../kit/layout/TextLink';
import { useEmissionRushesQuery } from '../../../scheduling/shared';
import { rushPath } from '../../paths';
import { RushStateBadge } from '../../rushes/RushStateBadge';

/** The rushes of an emission that were created last. Renders nothing for viewers who may not read rushes. */
export function EmissionRushes({ id }: { id: string }) {
  const { t } = useTranslation();
  const may = useCan()({ action: 'read', subject: 'Rush' });
  const { data, error, refetch } = useEmissionRushesQuery({ variables: { id }, skip: !may });
  const found = data?.rushes;
  if (!may) return null;
  return (
    <Section title={t('rushes.title')}>
      {error && !found ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : null}
      {found?.items.length === 0 ? <Text color="fg.muted">{t('planning.noRushes')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="2.5" aria-label={t('rushes.title')}>
        {found?.items.map((rush) => (
          <Flex as="li" key={rush.id} gap="3" align="center">
            <Box flex="1" minW="0">
              <Text truncate title={rush.title}>
                <TextLink to={rushPath(rush.id)}>
                  <bdi>{rush.title}</bdi>
                </TextLink>
              </Text>
              <Text textStyle="xs" color="fg.muted">
                <When moment={rush.createdAt} />
              </Text>
            </Box>
            <RushStateBadge state={rush.state} t={t} />
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
