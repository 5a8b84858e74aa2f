import { Grid, Stack } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../../kit/access/useCan';
import { auditRule } from '../../../../kit/audit/paths';
import { RecordHistory } from '../../../../kit/audit/RecordHistory';
import { RecordState } from '../../../../kit/data/texts/RecordState';
import { Section } from '../../../../kit/layout/Card';
import { PageHeader } from '../../../../kit/layout/PageHeader';
import { useMediaChanges } from '../../media/useMediaChanges';
import { FailureNote } from './FailureNote';
import { FileFacts } from './FileFacts';
import type { MediaKindScreens } from '../kinds';
import { MediaStateBadge } from '../list/MediaStateBadge';
import type { MediumDetail } from './medium';
import { MediumActions } from './MediumActions';
import { MediumSummary } from './MediumSummary';
import { SoundSection } from './SoundSection';
import { useMediaActions } from '../list/useMediaActions';
import { UseList } from './UseList';

interface Props<TMedium extends MediumDetail> {
  kind: MediaKindScreens;
  query: Parameters<typeof RecordState>[0]['query'];
  medium: TMedium | null | undefined;
  /** Badge next to the state. */
  badge?: (medium: TMedium) => ReactNode;
  /** Sections that only this kind has. */
  children?: (medium: TMedium) => ReactNode;
}

/** Detail page of a medium of any kind: details, waveform, file, uses and history. */
export function MediumPage<TMedium extends MediumDetail>({
  kind,
  query,
  medium,
  badge,
  children,
}: Props<TMedium>) {
  const { t } = useTranslation();
  const actions = useMediaActions(kind);
  const [isEditing, setIsEditing] = useState(false);
  const { EditDrawer, paths, words } = kind;
  const analyseAgain = () => void query.refetch().catch(() => undefined);
  useMediaChanges((changes) => {
    if (changes.some(({ id }) => id === medium?.id)) analyseAgain();
  }, analyseAgain);
  return (
    <>
      <PageHeader
        title={medium?.title ?? t(`multimedia.${words}.one`)}
        description={medium?.credit ? <bdi>{medium.credit}</bdi> : undefined}
        back={{ to: paths.list, label: t(`multimedia.${words}.title`) }}
        beside={
          medium ? (
            <>
              <MediaStateBadge medium={medium} t={t} />
              {badge?.(medium)}
            </>
          ) : null
        }
        actions={
          medium ? (
            <MediumActions medium={medium} kind={kind} actions={actions} onEdit={() => setIsEditing(true)} />
          ) : null
        }
      />
      <RecordState query={query} record={medium}>
        {(found) => (
          <>
            {found.failure ? (
              <FailureNote
                medium={found}
                onAnalyseAgain={actions.mayEdit ? () => void actions.analyseAgain(found) : undefined}
              />
            ) : null}
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
              gap="5"
              alignItems="start"
            >
              <MediumSummary medium={found} kind={kind} mayEdit={actions.mayEdit} />
              <Stack gap="5" minW="0">
                <SoundSection medium={found} mayEdit={actions.mayEdit} />
                {children?.(found)}
                <FileFacts medium={found} />
                <Section title={t('multimedia.usedIn')}>
                  {found.usedIn.length > 0 ? <UseList uses={found.usedIn} /> : t('multimedia.usedNowhere')}
                </Section>
                <Can {...auditRule}>
                  <Section title={t('audit.history')}>
                    <RecordHistory type={kind.type} id={found.id} version={found.version} />
                  </Section>
                </Can>
              </Stack>
            </Grid>
          </>
        )}
      </RecordState>
      {actions.dialog}
      {isEditing && medium ? (
        <Suspense>
          <EditDrawer id={medium.id} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
