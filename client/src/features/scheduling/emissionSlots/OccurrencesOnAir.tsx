import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { OnAirSection } from './OccurrenceLines';
import { useEmissionOccurrencesQuery, useEpisodeOccurrencesQuery } from './onair.generated';

/** When an episode is broadcast, including rebroadcasts. Renders nothing for viewers who may not read the calendar. */
export function EpisodeOnAir({ id }: { id: string }) {
  const { t } = useTranslation();
  const may = useCan()({ action: 'read', subject: 'Slot' });
  const query = useEpisodeOccurrencesQuery({ variables: { id }, skip: !may });
  if (!may) return null;
  return (
    <OnAirSection
      title={t('planning.inCalendar')}
      occurrences={query.data?.episode?.occurrences}
      query={query}
    />
  );
}

/** When an emission is broadcast next. Renders nothing for viewers who may not read the calendar. */
export function EmissionOnAir({ id }: { id: string }) {
  const { t } = useTranslation();
  const may = useCan()({ action: 'read', subject: 'Slot' });
  const query = useEmissionOccurrencesQuery({ variables: { id }, skip: !may });
  if (!may) return null;
  return (
    <OnAirSection
      title={t('planning.onAirNext')}
      occurrences={query.data?.emission?.nextOccurrences}
      query={query}
    />
  );
}
