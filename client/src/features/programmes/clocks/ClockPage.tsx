import { Button } from '@chakra-ui/react';
import { CalendarClock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { Facts } from '../../../kit/layout/Facts';
import { Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { ColourDot } from '../ColourDot';
import { minutesOf } from '../emissions/minutes';
import { clockPaths, clockWeekPath } from '../paths';
import { clocks } from './clocks';
import { useClockQuery, type ClockFieldsFragment } from './clocks.generated';
import { PartsForm } from './parts/PartsForm';

/** Detail page of a clock: its parts and separation rules. */
export default function ClockPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const can = useCan();
  const query = useClockQuery({ variables: { id } });
  const clock = query.data?.clock;
  const [saves, setSaves] = useState(0);
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = can({ action: 'update', subject: 'Clock' });
  return (
    <>
      <PageHeader
        title={clock?.name ?? t('clocks.one')}
        description={clock?.description ? <bdi>{clock.description}</bdi> : undefined}
        back={{ to: clockPaths.list, label: t('clocks.title') }}
        beside={clock ? <ColourDot colour={clock.colour} /> : null}
        actions={
          clock ? (
            <>
              <Button asChild variant="outline">
                <Link to={clockWeekPath}>
                  <CalendarClock aria-hidden /> {t('clocks.week.title')}
                </Link>
              </Button>
              {mayChange ? (
                <Button variant="outline" onClick={() => setIsEditing(true)}>
                  <Pencil aria-hidden /> {t('clocks.settings')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <RecordState query={query} record={clock}>
        {(found) => (
          <>
            <PartsForm
              key={`${found.id}:${saves}`}
              clock={found}
              mayChange={mayChange}
              onSaved={() => setSaves(saves + 1)}
            />
            <Separations clock={found} />
          </>
        )}
      </RecordState>
      {clock && isEditing ? <clocks.EditDrawer record={clock} onClose={() => setIsEditing(false)} /> : null}
    </>
  );
}

/** Separation rules of the clock. */
function Separations({ clock }: { clock: ClockFieldsFragment }) {
  const { t } = useTranslation();
  const said = (milliseconds: number) =>
    milliseconds === 0 ? t('clocks.anyTime') : t('clocks.minutes', { minutes: minutesOf(milliseconds) });
  const names = ['artisteSeparation', 'titleSeparation', 'albumSeparation', 'labelSeparation'] as const;
  return (
    <Section title={t('clocks.separation')} mt="5">
      <Facts columns={2} items={names.map((name) => [t(`clocks.facts.${name}`), said(clock[name])])} />
    </Section>
  );
}
