import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Person } from '../../kit/data/Person';
import { useFormat } from '../../kit/data/useFormat';
import { Card } from '../../kit/layout/Card';
import { useInvoiceCountsQuery, useOldestPastDueQuery } from './dashboard.generated';
import { ListPanel, RowLink } from './ListPanel';
import { QueryPanel } from './QueryPanel';

const shown = [
  { field: 'draft', status: 'DRAFT' },
  { field: 'sent', status: 'SENT' },
  { field: 'downloaded', status: 'DOWNLOADED' },
  { field: 'partialPayment', status: 'PARTIAL_PAYMENT' },
  { field: 'paid', status: 'PAID' },
  { field: 'pastDue', status: 'PAST_DUE' },
] as const;

/** How many invoices stand where; each number leads to them. */
export function InvoiceOverview() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useInvoiceCountsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPanel query={query} height="6rem">
      {(counts) => (
        <Card as="section" aria-label={t('dashboard.invoices')} overflow="hidden">
          <Grid
            templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }}
            gap="1px"
            bg="border.muted"
          >
            {shown.map(({ field, status }) => (
              <Box
                asChild
                key={field}
                bg="bg.panel"
                px="4"
                py="4"
                _hover={{ bg: 'bg.subtle' }}
                transition="background 120ms"
                focusVisibleRing="inside"
              >
                <Link to={`/admin/invoices?invoiceStatus=${status}`}>
                  <Text textStyle="compact" color="fg.muted">
                    {t(`invoices.statuses.${status}`)}
                  </Text>
                  <Text
                    textStyle="2xl"
                    fontWeight="semibold"
                    fontVariantNumeric="tabular-nums"
                    letterSpacing="-0.02em"
                  >
                    {format.count(counts[field].totalItems, counts[field].totalIsExact)}
                  </Text>
                </Link>
              </Box>
            ))}
          </Grid>
        </Card>
      )}
    </QueryPanel>
  );
}

/** The invoices that have waited longest for their money. */
export function PastDueInvoices() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useOldestPastDueQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPanel query={query} height="19rem">
      {({ invoices }) => (
        <ListPanel
          title={t('dashboard.pastDue')}
          more={{ to: '/admin/invoices?invoiceStatus=PAST_DUE&sort=dueDate', label: t('dashboard.showAll') }}
          emptyText={t('dashboard.nothingPastDue')}
        >
          {invoices.items.map(({ id, client, dueDate, balance, currency }) => (
            <RowLink key={id} to={`/admin/invoices/${id}`}>
              <Person
                name={client.name}
                src={client.avatar}
                detail={`#${id} · ${t('dashboard.dueOn', { date: format.date(dueDate) })}`}
              />
              <Flex fontVariantNumeric="tabular-nums" fontWeight="medium">
                {format.money(balance, currency)}
              </Flex>
            </RowLink>
          ))}
        </ListPanel>
      )}
    </QueryPanel>
  );
}
