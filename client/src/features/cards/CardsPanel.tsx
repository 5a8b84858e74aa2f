import { Badge, Box, Flex, Grid, GridItem, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { Card } from '../../kit/layout/Card';
import { CardProblem } from './CardProblem';
import { useDashboardCardsQuery, type DashboardCardsQuery } from './cards.generated';
import { GoalOverview, Revenue, RevenueReport } from './MoneyCards';
import { AverageSessions, SupportTracker } from './SessionCards';
import { Customers, ProductOrders, SessionsByDevice } from './ShareCards';
import { StatisticsCards } from './StatisticsCards';

/** All 17 cards, loaded by one request. An error of one card leaves the other cards visible. */
export default function CardsPanel() {
  const { data, error, refetch } = useDashboardCardsQuery({ errorPolicy: 'all' });
  if (!data && error)
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </Card>
    );
  if (!data) return <Skeleton borderRadius="l3" />;
  return <Cards cards={data as DashboardCardsQuery} errorOf={(field) => errorAt(error, field)} />;
}

function Cards({ cards, errorOf }: { cards: DashboardCardsQuery; errorOf: (field: string) => unknown }) {
  const { t } = useTranslation();
  const { goalOverviewCard: goal, revenueCard: revenue } = cards;
  const { cardsAreSample: isSample, ...shown } = cards;
  if (Object.values(shown).every((card) => card === null) && !errorOf('')) return <NoCards />;
  return (
    <Stack gap="8" mt="4">
      <Part title={t('cards.analytics')} note={t('cards.analyticsNote')} isSample={isSample}>
        <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4">
          <CardCell half>
            <SupportTracker problem={errorOf('supportTrackerCard')} />
          </CardCell>
          <CardCell half>
            <AverageSessions problem={errorOf('averageSessionsCard')} />
          </CardCell>
          <CardCell wide>
            <RevenueReport problem={errorOf('revenueReportCard')} />
          </CardCell>
          <CardCell>
            {goal ? (
              <GoalOverview card={goal} />
            ) : (
              <CardProblem title={t('cards.goalOverview')} error={errorOf('goalOverviewCard')} />
            )}
          </CardCell>
          <CardCell half>
            {revenue ? (
              <Revenue card={revenue} />
            ) : (
              <CardProblem title={t('cards.revenue')} error={errorOf('revenueCard')} />
            )}
          </CardCell>
          <CardCell half>
            <ProductOrders problem={errorOf('productOrdersCard')} />
          </CardCell>
          <CardCell half>
            <SessionsByDevice problem={errorOf('sessionsByDeviceCard')} />
          </CardCell>
          <CardCell half>
            <Customers problem={errorOf('customersCard')} />
          </CardCell>
        </Grid>
      </Part>
      <Part title={t('cards.statistics')} note={t('cards.statisticsNote')} isSample={isSample}>
        <StatisticsCards cards={cards} errorOf={errorOf} />
      </Part>
    </Stack>
  );
}

function Part({
  title,
  note,
  isSample,
  children,
}: {
  title: string;
  note: string;
  isSample: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Box as="section" aria-label={title}>
      <Flex align="center" gap="2">
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {title}
        </Heading>
        {isSample ? <Badge colorPalette="orange">{t('cards.sample')}</Badge> : null}
      </Flex>
      <Text color="fg.muted" mb="4">
        {isSample ? t('cards.sampleNote') : note}
      </Text>
      {children}
    </Box>
  );
}

function CardCell({ half, wide, children }: { half?: boolean; wide?: boolean; children: ReactNode }) {
  const columns = half ? 'span 6' : wide ? 'span 8' : 'span 4';
  return (
    <GridItem gridColumn={{ base: 'span 12', lg: columns }} minW="0">
      {children}
    </GridItem>
  );
}

function NoCards() {
  const { t } = useTranslation();
  return (
    <Card p="4">
      <Text color="fg.muted">{t('cards.empty')}</Text>
    </Card>
  );
}

/** Returns the error of the card with this GraphQL field; all errors if the field name is empty. */
function errorAt(error: unknown, field: string): unknown {
  if (!CombinedGraphQLErrors.is(error)) return error;
  const own = error.errors.filter(({ path }) => field === '' || path?.[0] === field);
  return own.length > 0 ? new CombinedGraphQLErrors({ errors: own }) : undefined;
}
