import { Box, Button, chakra, Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { Mic, MicOff, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useUnsavedGuard } from '../../../kit/form/useUnsavedGuard';
import { Section } from '../../../kit/layout/Card';
import { LevelMeter } from './LevelMeter';
import { canGoLive, type SoundKind } from './microphone';
import { StudioStateLine } from './StudioStateLine';
import { TitleLine } from './TitleLine';
import { useMicrophone } from './useMicrophone';
import type { useStudio } from './useStudio';

const kinds: readonly SoundKind[] = ['voice', 'line'];

/** The microphone, and the button that puts it on the air. */
export function MicrophoneSection({ studio }: { studio: ReturnType<typeof useStudio> }) {
  const { t } = useTranslation();
  const { state, isSlow, isLive, goLive, end, tell } = studio;
  const { chosen, microphone, problem, isOpening, devices, ask } = useMicrophone();
  useUnsavedGuard(isLive, {
    title: t('studio.leaveTitle'),
    body: t('studio.leaveBody'),
    confirmLabel: t('studio.leave'),
    cancelLabel: t('studio.stay'),
    isDestructive: true,
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
                onChange={({ target }) => void ask({ ...chosen, kind: target.value as SoundKind })}
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
                  onChange={({ target }) => void ask({ ...chosen, deviceId: target.value })}
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
        {microphone ? (
          <>
            <LevelMeter microphone={microphone} />
            <Fader key={`${chosen.kind} ${chosen.deviceId}`} onChange={microphone.setGain} />
            <TitleLine isLive={isLive} tell={tell} />
          </>
        ) : null}
        <Flex gap="2" wrap="wrap">
          {isLive ? (
            <Button size="lg" colorPalette="red" onClick={end}>
              <Square aria-hidden /> {t('studio.end')}
            </Button>
          ) : microphone ? (
            <Button size="lg" onClick={() => goLive(microphone)}>
              <Mic aria-hidden /> {t('studio.goLive')}
            </Button>
          ) : (
            <Button
              size="lg"
              loading={isOpening}
              loadingText={t('studio.open')}
              onClick={() => void ask(chosen)}
            >
              <Mic aria-hidden /> {t('studio.open')}
            </Button>
          )}
        </Flex>
      </Stack>
    </Section>
  );
}

const Range = chakra('input');

/** How much of the microphone is sent: from nothing to twice as much. Louder is to the right in every language. */
function Fader({ onChange }: { onChange: (gain: number) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [percent, setPercent] = useState(100);
  return (
    <Box>
      <Flex justify="space-between" textStyle="compact" color="fg.muted" aria-hidden>
        <Text>{t('studio.fader')}</Text>
        <Text fontVariantNumeric="tabular-nums">{format.percent(percent)}</Text>
      </Flex>
      <Range
        type="range"
        dir="ltr"
        min={0}
        max={200}
        step={5}
        value={percent}
        aria-label={t('studio.fader')}
        aria-valuetext={format.percent(percent)}
        onChange={({ currentTarget }) => {
          setPercent(Number(currentTarget.value));
          onChange(Number(currentTarget.value) / 100);
        }}
        w="full"
        accentColor="{colors.brand.solid}"
        cursor="pointer"
      />
    </Box>
  );
}
