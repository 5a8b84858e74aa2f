import { Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../apollo/SessionContext';
import { useCan } from '../../kit/access/useCan';
import { PageHeader } from '../../kit/layout/PageHeader';
import { EmployeeOverview } from './EmployeeOverview';
import { InvoiceOverview, PastDueInvoices } from './InvoiceOverview';
import { overviewRules } from './overviewRules';
import { NewestUsers, UserOverview } from './UserOverview';

/** The state of the house at a glance, as far as the viewer may read it. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const can = useCan();
  const { fullName } = useViewer();
  const shows = {
    invoices: can(overviewRules.invoices),
    users: can(overviewRules.users),
    employees: can(overviewRules.employees),
  };
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { name: fullName })} />
      <Stack gap="5">
        {shows.invoices ? <InvoiceOverview /> : null}
        <Grid templateColumns={{ base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
          {shows.invoices ? <PastDueInvoices /> : null}
          {shows.users ? <NewestUsers /> : null}
          {shows.users ? <UserOverview /> : null}
          {shows.employees ? <EmployeeOverview /> : null}
        </Grid>
      </Stack>
    </>
  );
}
