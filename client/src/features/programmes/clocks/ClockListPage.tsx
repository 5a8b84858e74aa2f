import { Button, Flex } from '@chakra-ui/react';
import { CalendarClock, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { asideColumn } from '../../../kit/plain/columns';
import { PlainListPage } from '../../../kit/plain/PlainListPage';
import { ColourDot } from '../ColourDot';
import { clockPaths, clockWeekPath } from '../paths';
import { BinLink } from '../RecycleButton';
import { clocks } from './clocks';
import { useRestoreClockMutation } from './clocks.generated';

/** List of clocks: hour templates that are assigned to the hours of the week. */
export default function ClockListPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const can = useCan();
  const [restore] = useRestoreClockMutation();
  return (
    <PlainListPage
      of={clocks}
      restore={({ id }) => restore({ variables: { id } })}
      icon={Clock}
      rowLink={({ id }) => clockPaths.detail(id)}
      beforeAdd={
        <>
          <Button asChild variant="outline">
            <Link to={clockWeekPath}>
              <CalendarClock aria-hidden /> {t('clocks.week.title')}
            </Link>
          </Button>
          {can({ action: 'delete', subject: 'Clock' }) ? <BinLink to={clockPaths.bin} /> : null}
        </>
      }
      columns={[
        {
          key: 'name',
          header: t('planning.fields.name'),
          sortBy: 'name',
          isFixed: true,
          cell: ({ name, colour }) => (
            <Flex align="center" gap="2" minW="0">
              <ColourDot colour={colour} />
              <bdi className="row-name">{name}</bdi>
            </Flex>
          ),
          card: 'title',
        },
        asideColumn('description', t('planning.fields.description'), { width: '45%', from: 'md' }),
        {
          key: 'parts',
          header: t('clocks.fields.parts'),
          align: 'end',
          width: '104px',
          cell: ({ parts }) => format.integer(parts.length),
          card: 'end',
        },
      ]}
    />
  );
}
