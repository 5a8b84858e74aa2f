import { Field, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import { Section } from '../../../kit/layout/Card';
import { useVisitor } from './useVisitor';
import { VisitorPart } from './VisitorPart';

const parts = ['COHOST', 'PRESENTER'] as const;
type Part = (typeof parts)[number];

/** Section where the viewer enters the waiting room, to go on the air. */
export function CheckInSection() {
  const { t } = useTranslation();
  const { session, refresh } = useSessionContext();
  const { radio } = useViewer();
  const [part, setPart] = useState<Part>('COHOST');
  const hello = useCallback(async () => {
    // A connection may be restored hours later, but access tokens are valid for minutes: get a new one.
    await refresh();
    return { accessToken: session.getAccessToken(), radio: radio?.id, part };
  }, [refresh, session, radio?.id, part]);
  const visitor = useVisitor(hello);
  const isIn = visitor.state.is === 'connecting' || visitor.state.is === 'here';
  return (
    <Section title={t('liveRoom.checkIn')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('liveRoom.checkInAbout')}</Text>
        <Field.Root disabled={isIn}>
          <Field.Label>{t('liveRoom.as')}</Field.Label>
          <NativeSelect.Root disabled={isIn}>
            <NativeSelect.Field value={part} onChange={({ target }) => setPart(target.value as Part)}>
              {parts.map((part) => (
                <option key={part} value={part}>
                  {t(`liveRoom.parts.${part}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <VisitorPart visitor={visitor} enterLabel={t('liveRoom.enter')} />
      </Stack>
    </Section>
  );
}
