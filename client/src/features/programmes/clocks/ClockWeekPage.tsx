import { Button, Flex, Text } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { Card } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { clockPaths } from '../paths';
import { useClockSuggestionsQuery } from './clocks.generated';
import { ClockPalette } from './ClockPalette';
import { useClockWeek, type Paint } from './useClockWeek';
import { WeekGrid } from './WeekGrid';

/** Week grid that assigns clocks to hours; a clock fills the time without scheduled programmes. */
export default function ClockWeekPage() {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const mayChange = useCan()({ action: 'update', subject: 'Clock' });
  const { query, laid, paint } = useClockWeek();
  const clocks = useClockSuggestionsQuery({ variables: { search: null }, fetchPolicy: 'cache-and-network' });
  const known = clocks.data?.clocks.items;
  const [chosen, setChosen] = useState<Paint>();
  // Until the viewer chooses a clock, the first one is selected.
  const brush = chosen === undefined ? (known?.[0] ?? null) : chosen;
  return (
    <>
      <PageHeader
        title={t('clocks.week.title')}
        description={t('clocks.week.hint', { zone: viewer?.radio?.timeZone ?? 'UTC' })}
        back={{ to: clockPaths.list, label: t('clocks.title') }}
      />
      <RecordState query={query} record={query.data && known}>
        {(found) =>
          found.length === 0 ? (
            <Card>
              <StateMessage
                icon={Clock}
                title={t('list.empty')}
                action={
                  <Button asChild colorPalette="brand">
                    <Link to={clockPaths.list}>{t('clocks.title')}</Link>
                  </Button>
                }
              >
                {t('clocks.week.noClocks')}
              </StateMessage>
            </Card>
          ) : (
            <Flex gap="4" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
              <Card p="4" w={{ base: 'full', lg: '240px' }} flexShrink="0">
                <ClockPalette clocks={found} chosen={brush} mayChange={mayChange} onChoose={setChosen} />
                {mayChange ? (
                  <Text textStyle="xs" color="fg.muted" mt="3" hideBelow="lg">
                    {t('clocks.week.how')}
                  </Text>
                ) : null}
              </Card>
              <Card flex="1" minW="0" w="full" p={{ base: '2', md: '4' }}>
                <WeekGrid laid={laid} brush={brush} mayChange={mayChange} onPaint={paint} />
              </Card>
            </Flex>
          )
        }
      </RecordState>
    </>
  );
}
