import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../kit/charts/ChartCard';
import type { Tone } from '../../kit/charts/chartData';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { RingValue } from '../../kit/charts/RingValue';
import { usePanelOptions } from '../../kit/dashboard/PanelVisit';
import { QueryPanel } from '../../kit/dashboard/QueryPanel';
import { useEmployeePanelsQuery } from './panels.generated';

const tones: Record<string, Tone> = {
  CURRENT: 'brand',
  PROFESSIONAL: 'green',
  REJECTED: 'faint',
  RESIGNED: 'amber',
  APPLIED: 'blue',
};

/** Panel with the number of employees and applicants by status; each number links to the filtered list. */
export function EmployeesPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  const query = useEmployeePanelsQuery(usePanelOptions(useEmployeePanelsQuery));
  return (
    <QueryPanel query={query}>
      {({ overview: { employees } }) => {
        const counts = employees?.byStatus ?? [];
        return (
          <ChartCard
            title={t('dashboard.employees')}
            labelTitle={t('employees.status')}
            kind="donut"
            height="15rem"
            data={{
              labels: counts.map(({ status }) => t(`employees.statuses.${status}`)),
              series: [{ name: t('employees.title'), values: counts.map(({ count }) => count) }],
            }}
            partTones={counts.map(({ status }) => tones[status]!)}
            formatValue={formats.count}
            linkOf={(index) => `/admin/employees?status=${counts[index]!.status}`}
          >
            <RingValue
              value={formats.count(counts.reduce((sum, { count }) => sum + count, 0))}
              name={t('employees.title')}
            />
          </ChartCard>
        );
      }}
    </QueryPanel>
  );
}
