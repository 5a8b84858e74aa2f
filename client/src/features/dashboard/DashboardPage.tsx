import { Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../apollo/session/SessionContext';
import { useDashboardPanels } from '../../kit/dashboard/DashboardPanels';
import { spansOf } from '../../kit/dashboard/panel';
import { PanelVisit } from '../../kit/dashboard/PanelVisit';
import { PanelSlot } from '../../kit/dashboard/PanelSlot';
import { PageHeader } from '../../kit/layout/PageHeader';

/** Dashboard: the panels of all features that the viewer may read. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const panels = useDashboardPanels();
  const spans = useMemo(() => spansOf(panels), [panels]);
  const { fullName } = useViewer();
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { name: fullName })} />
      <PanelVisit>
        <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4">
          {panels.map((panel) => (
            <PanelSlot key={panel.name} panel={panel} span={spans.get(panel.name)!} />
          ))}
        </Grid>
      </PanelVisit>
    </>
  );
}
