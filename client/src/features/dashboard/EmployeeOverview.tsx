import { useTranslation } from 'react-i18next';
import { Section } from '../../kit/layout/Card';
import { useEmployeeCountsQuery } from './dashboard.generated';
import { QueryPanel } from './QueryPanel';
import { ShareBars } from './ShareBars';

const shown = [
  { field: 'professional', status: 'PROFESSIONAL', color: 'green.solid' },
  { field: 'current', status: 'CURRENT', color: 'brand.solid' },
  { field: 'applied', status: 'APPLIED', color: 'blue.solid' },
  { field: 'resigned', status: 'RESIGNED', color: 'orange.solid' },
  { field: 'rejected', status: 'REJECTED', color: 'gray.emphasized' },
] as const;

/** How many employees stand where. */
export function EmployeeOverview() {
  const { t } = useTranslation();
  const query = useEmployeeCountsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPanel query={query} height="11rem">
      {(counts) => (
        <Section title={t('dashboard.employees')}>
          <ShareBars
            shares={shown.map(({ field, status, color }) => ({
              label: t(`employees.statuses.${status}`),
              count: counts[field],
              color,
              to: `/admin/employees?status=${status}`,
            }))}
          />
        </Section>
      )}
    </QueryPanel>
  );
}
