import { useTranslation } from 'react-i18next';
import { auditPaths } from '../../kit/audit/paths';
import { ChartCard } from '../../kit/charts/ChartCard';
import { useChartFormats } from '../../kit/charts/chartFormats';
import { Comparison } from '../../kit/charts/Comparison';
import { StatisticPanel } from '../../kit/dashboard/StatisticPanel';
import { usePanelOptions } from '../../kit/dashboard/PanelVisit';
import { QueryPanel } from '../../kit/dashboard/QueryPanel';
import { useAccessPanelsQuery } from './panels.generated';

const usePanels = () => useAccessPanelsQuery(usePanelOptions(useAccessPanelsQuery));

/** Panel with the number of sign-ins in the last 30 days. */
export function SignInsPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { access } }) => {
        const { total = 0, before = 0 } = access?.signIns ?? {};
        const failed = access?.failedSignIns.total ?? 0;
        return (
          <StatisticPanel
            title={t('dashboard.signIns')}
            to={`${auditPaths.list}?action=SIGNED_IN`}
            value={formats.count(total)}
            comparison={<Comparison now={total} before={before} formatValue={formats.count} />}
            note={t('dashboard.failedSignIns', { count: failed, formatted: formats.count(failed) })}
          />
        );
      }}
    </QueryPanel>
  );
}

/** Chart of the sign-ins, failed sign-ins and refused requests per day. */
export function AccessPanel() {
  const { t } = useTranslation();
  const formats = useChartFormats();
  return (
    <QueryPanel query={usePanels()}>
      {({ overview: { access } }) => (
        <ChartCard
          title={t('dashboard.access')}
          labelTitle={t('charts.day')}
          kind="line"
          data={{
            labels: (access?.starts ?? []).map(formats.day),
            series: [
              { name: t('statistics.signIns'), values: access?.signIns.points ?? [] },
              {
                name: t('statistics.failedSignIns'),
                values: access?.failedSignIns.points ?? [],
                tone: 'amber',
              },
              { name: t('statistics.refusals'), values: access?.refusals.points ?? [], tone: 'blue' },
            ],
          }}
          formatValue={formats.count}
          formatTick={formats.short}
        />
      )}
    </QueryPanel>
  );
}
