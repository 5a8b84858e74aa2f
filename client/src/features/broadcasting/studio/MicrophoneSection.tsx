import { Button, Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { Mic, MicOff, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useUnsavedGuard } from '../../../kit/form/useUnsavedGuard';
import { Section } from '../../../kit/layout/Card';
import { canGoLive, type SoundKind } from './microphone';
import { StudioStateLine } from './StudioStateLine';
import { TitleLine } from './TitleLine';
import type { useMicrophone } from './useMicrophone';
import type { useStudio } from './useStudio';

const kinds: readonly SoundKind[] = ['voice', 'line'];

/** Section of the microphone, with the button that goes live. */
export function MicrophoneSection({
  studio,
  input,
}: {
  studio: ReturnType<typeof useStudio>;
  input: ReturnType<typeof useMicrophone>;
}) {
  const { t } = useTranslation();
  const { state, isSlow, isLive, goLive, end, setAirTitle } = studio;
  const { chosen, microphone, problem, isOpening, devices, openInput } = input;
  useUnsavedGuard(isLive, {
    question: {
      title: t('studio.leaveTitle'),
      body: t('studio.leaveBody'),
      confirmLabel: t('studio.leave'),
      cancelLabel: t('studio.stay'),
      isDestructive: true,
    },
  });
  if (!canGoLive())
    return (
      <Section title={t('studio.microphone')}>
        <StateMessage icon={MicOff} title={t('studio.unsupportedTitle')}>
          {t('studio.unsupported')}
        </StateMessage>
      </Section>
    );
  return (
    <Section title={t('studio.microphone')}>
      <Stack gap="5">
        <StudioStateLine state={state} isSlow={isSlow} />
        {problem ? (
          <Text role="alert" color="fg.error">
            {t(`studio.problems.${problem}`)}
          </Text>
        ) : null}
        <Flex gap="4" direction={{ base: 'column', md: 'row' }}>
          <Field.Root disabled={isLive}>
            <Field.Label>{t('studio.kind')}</Field.Label>
            <NativeSelect.Root disabled={isLive || isOpening}>
              <NativeSelect.Field
                value={chosen.kind}
                onChange={({ target }) => void openInput({ ...chosen, kind: target.value as SoundKind })}
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`studio.kinds.${kind}`)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <Field.HelperText>{t(`studio.kindHelp.${chosen.kind}`)}</Field.HelperText>
          </Field.Root>
          {devices.length > 0 ? (
            <Field.Root disabled={isLive}>
              <Field.Label>{t('studio.device')}</Field.Label>
              <NativeSelect.Root disabled={isLive || isOpening}>
                <NativeSelect.Field
                  value={chosen.deviceId}
                  onChange={({ target }) => void openInput({ ...chosen, deviceId: target.value })}
                >
                  <option value="">{t('studio.anyDevice')}</option>
                  {devices.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
          ) : null}
        </Flex>
        {microphone || isLive ? <TitleLine isLive={isLive} setAirTitle={setAirTitle} /> : null}
        <Flex gap="2" wrap="wrap">
          {isLive ? (
            <Button size="lg" colorPalette="red" onClick={end}>
              <Square aria-hidden /> {t('studio.end')}
            </Button>
          ) : null}
          {microphone ? (
            isLive ? null : (
              <Button size="lg" colorPalette="brand" onClick={goLive}>
                <Mic aria-hidden /> {t('studio.goLive')}
              </Button>
            )
          ) : (
            // Going live needs a microphone, but a live session continues without one: decks still play, and an unplugged microphone
            // can be opened again.
            <Button
              size="lg"
              colorPalette={isLive ? undefined : 'brand'}
              variant={isLive ? 'outline' : 'solid'}
              loading={isOpening}
              loadingText={t('studio.open')}
              onClick={() => void openInput(chosen)}
            >
              <Mic aria-hidden /> {t('studio.open')}
            </Button>
          )}
        </Flex>
      </Stack>
    </Section>
  );
}
