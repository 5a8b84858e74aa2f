import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Can } from '../../kit/access/useCan';
import { auditRule } from '../../kit/audit/paths';
import { RecordHistory } from '../../kit/audit/RecordHistory';
import { useFormat } from '../../kit/data/format/useFormat';
import { RecordState } from '../../kit/data/texts/RecordState';
import { Card } from '../../kit/layout/Card';
import { Facts } from '../../kit/layout/Facts';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Balance } from './Balance';
import { useInvoiceQuery, type InvoiceFieldsFragment } from './invoices.generated';
import { InvoiceStatusBadge } from './InvoiceStatusBadge';
import { invoicePaths } from './paths';
import { useSeesPayment } from './useSeesPayment';
import { useDeleteInvoice } from './useDeleteInvoice';

/** Printable invoice; with the payment details if the viewer may see them. */
export default function InvoiceDetailPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useInvoiceQuery({ variables: { id, withPayment: useSeesPayment() } });
  const invoice = query.data?.invoice;
  return (
    <>
      <PageHeader
        title={t('invoices.titleOf', { id })}
        beside={invoice ? <InvoiceStatusBadge status={invoice.invoiceStatus} /> : null}
        back={{ to: invoicePaths.list, label: t('invoices.title') }}
        actions={invoice ? <InvoiceActions invoice={invoice} /> : null}
      />
      <RecordState query={query} record={invoice}>
        {(found) => <InvoicePaper invoice={found} />}
      </RecordState>
    </>
  );
}

function InvoiceActions({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteInvoice = useDeleteInvoice();
  return (
    <>
      <Can action="delete" subject="Invoice">
        <Button
          variant="outline"
          onClick={async () => {
            if (await deleteInvoice(invoice)) void navigate(invoicePaths.list);
          }}
        >
          <Trash2 aria-hidden /> {t('actions.delete')}
        </Button>
      </Can>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden /> {t('actions.print')}
      </Button>
      <Can action="update" subject="Invoice">
        <Button asChild colorPalette="brand">
          <Link to={invoicePaths.edit(invoice.id)}>
            <Pencil aria-hidden /> {t('actions.edit')}
          </Link>
        </Button>
      </Can>
    </>
  );
}

function InvoicePaper({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { client, paymentDetails, currency } = invoice;
  return (
    <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <Card p={{ base: '5', md: '8' }}>
        <Flex justify="space-between" gap="8" wrap="wrap">
          <Stack gap="1" minW="0">
            <Text textStyle="xs" color="fg.muted">
              {t('invoices.billedTo')}
            </Text>
            <Text fontWeight="semibold">
              <bdi>{client.name}</bdi>
            </Text>
            <Box color="fg.muted" overflowWrap="anywhere">
              {[client.company, client.address, client.country, client.contact, client.companyEmail].map(
                (line, at) => (
                  <Text key={at}>
                    <bdi>{line}</bdi>
                  </Text>
                ),
              )}
            </Box>
          </Stack>
          <Box minW="48">
            <Facts
              items={[
                [t('invoices.number'), `#${invoice.id}`],
                [t('invoices.issued'), format.date(invoice.issuedDate)],
                [t('invoices.due'), format.date(invoice.dueDate)],
              ]}
            />
          </Box>
        </Flex>

        <Box mt="8" borderTopWidth="1px">
          <Line isHead name={t('invoices.service')} amount={t('invoices.amount')} />
          <Line
            name={t(`invoices.services.${invoice.service}`)}
            amount={format.money(invoice.total, currency)}
          />
          <Stack ms="auto" maxW="18rem" mt="5" gap="2" fontVariantNumeric="tabular-nums">
            <Sum name={t('invoices.total')} amount={format.money(invoice.total, currency)} />
            <Sum name={t('invoices.paid')} amount={format.money(invoice.total - invoice.balance, currency)} />
            <Flex justify="space-between" pt="2" borderTopWidth="1px" fontWeight="semibold" textStyle="md">
              <span>{t('invoices.balance')}</span>
              <Balance minorUnits={invoice.balance} currency={currency} />
            </Flex>
          </Stack>
        </Box>

        {paymentDetails ? (
          <Box mt="8" pt="5" borderTopWidth="1px">
            <Text fontWeight="semibold" mb="3">
              {t('invoices.paymentDetails')}
            </Text>
            <Facts
              columns={2}
              items={[
                [t('invoices.totalDue'), format.money(paymentDetails.totalDue, currency)],
                [t('invoices.bankName'), paymentDetails.bankName],
                [t('invoices.iban'), grouped(paymentDetails.iban)],
                [t('invoices.swiftCode'), paymentDetails.swiftCode],
                [t('invoices.country'), paymentDetails.country],
              ]}
            />
          </Box>
        ) : null}
      </Card>

      <Card p="4" data-print="hide">
        <Text fontWeight="semibold" mb="3">
          {t('invoices.history')}
        </Text>
        <Facts
          items={[
            [t('invoices.created'), format.dateTime(invoice.createdAt)],
            [t('invoices.updated'), format.dateTime(invoice.updatedAt)],
          ]}
        />
        <Can {...auditRule}>
          <Box mt="4" pt="3" borderTopWidth="1px">
            <RecordHistory type="Invoice" id={invoice.id} version={invoice.version} />
          </Box>
        </Can>
      </Card>
    </Grid>
  );
}

function Line({ name, amount, isHead = false }: { name: string; amount: string; isHead?: boolean }) {
  return (
    <Flex
      justify="space-between"
      py="2.5"
      borderBottomWidth="1px"
      textStyle={isHead ? 'xs' : 'sm'}
      color={isHead ? 'fg.muted' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <span>{name}</span>
      <span>{amount}</span>
    </Flex>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <Flex justify="space-between">
      <Text as="span" color="fg.muted">
        {name}
      </Text>
      <span>{amount}</span>
    </Flex>
  );
}

/** Formats an IBAN in groups of four characters. */
function grouped(iban: string) {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
