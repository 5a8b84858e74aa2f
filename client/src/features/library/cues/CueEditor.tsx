import { Box, Button, chakra, CloseButton, Dialog, Flex, Grid, Portal, Text } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { notify } from '../../../kit/feedback/toasts/notify';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { FormHead } from '../../../kit/form/FormHead';
import { TextField } from '../../../kit/form/fields/fields';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { writeCue } from '../../../kit/data/sound/cue';
import {
  cueFields,
  cuesAt,
  cuesOf,
  isCuePosition,
  textsOf,
  type CueField,
  type Cues,
  type CueTexts,
} from './cueValues';
import { MediumCuesDocument } from './cues.generated';
import { useCueWaveform } from './useCueWaveform';
import { useSaveCues } from './useSaveCues';
import { modal } from '../../../kit/layout/modal';

export interface CueMedium extends Cues {
  id: string;
  version: number;
  title: string;
  duration: number;
  fileUrl: string;
  waveformUrl: string;
}

const Form = chakra('form');
/** Keys that set a cue point at the current playback position. */
const keys: Partial<Record<string, CueField>> = { i: 'cueIn', o: 'cueOut', n: 'startNext' };

/** Editor of cue points and fades: drawn on the waveform, typed, or set at the playback position. */
export default function CueEditor({ medium, onClose }: { medium: CueMedium; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { id, title, duration } = medium;
  const version = useRef(medium.version);
  const saveCues = useSaveCues();
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);

  const form = useSaveForm<CueTexts>({
    defaultValues: textsOf(medium),
    record: `Cues:${id}`,
    loadCurrent: async () => {
      const { data } = await client.query({
        query: MediumCuesDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      version.current = data!.mediaItem!.version;
      return textsOf(data!.mediaItem!);
    },
    save: async (texts) => {
      await saveCues(id, version.current, cuesOf(texts));
      notify({ type: 'success', title: t('cues.saved', { title }) });
      onClose();
    },
  });
  const set = (field: CueField, milliseconds: number | null) =>
    form.setValue(field, writeCue(milliseconds), { shouldDirty: true, shouldValidate: true });

  const typed = form.watch();
  const written = cueFields.map((field) => typed[field]).join('|');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the texts are what they were made of
  const cues = useMemo(() => cuesOf(typed), [written]);
  const wave = useCueWaveform({
    container,
    fileUrl: medium.fileUrl,
    waveformUrl: medium.waveformUrl,
    duration,
    cues,
    onDraw: (from, to) => {
      const drawn = cuesAt(from, to, duration);
      set('cueIn', drawn.cueIn);
      set('cueOut', drawn.cueOut);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = keys[event.key.toLowerCase()];
    if (event.key === ' ') wave.toggle();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      wave.seek(wave.position() + (event.key === 'ArrowRight' ? 100 : -100) * (event.shiftKey ? 10 : 1));
    else if (field) set(field, wave.position());
    else return;
    event.preventDefault();
  };
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };

  return (
    <Dialog.Root
      {...modal}
      open
      size="xl"
      initialFocusEl={() => stage.current}
      onOpenChange={({ open }) => void (open || close())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Form noValidate onSubmit={form.submit}>
              <Dialog.Header>
                <Dialog.Title>{t('cues.title', { title })}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <CloseButton size="sm" aria-label={t('actions.close')} />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <FormHead form={form} />
                <Box
                  ref={stage}
                  role="application"
                  aria-label={t('cues.waveform', { title })}
                  aria-describedby="cue-keys"
                  tabIndex={0}
                  onKeyDown={onKeyDown}
                  dir="ltr"
                  borderRadius="l2"
                  bg="bg.subtle"
                  focusVisibleRing="outside"
                >
                  <Box ref={container} minH="32" color="brand.fg" />
                </Box>
                {wave.status === 'failed' ? (
                  <Text role="alert" color="fg.error" mt="2">
                    {t('cues.noWaveform')}
                  </Text>
                ) : null}
                <Flex align="center" gap="3" wrap="wrap" mt="3" mb="5">
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={wave.status !== 'ready'}
                    onClick={wave.toggle}
                  >
                    {wave.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
                    {wave.isPlaying ? t('cues.pause') : t('cues.listen')}
                  </Button>
                  <Text id="cue-keys" color="fg.muted" textStyle="compact" hideBelow="md">
                    {t('cues.keys')}
                  </Text>
                </Flex>
                <Grid
                  templateColumns={{
                    base: '1fr',
                    sm: 'repeat(2, minmax(0, 1fr))',
                    lg: 'repeat(5, minmax(0, 1fr))',
                  }}
                  gap="4"
                  // Align the inputs at the bottom: long labels wrap to two lines.
                  alignItems="end"
                >
                  {cueFields.map((field) => (
                    <TextField
                      key={field}
                      form={form}
                      name={field}
                      label={t(`multimedia.fields.${field}`)}
                      maxLength={16}
                      isOptional
                      validate={(text) => (isCuePosition(String(text), duration) ? undefined : 'invalid')}
                    />
                  ))}
                </Grid>
                <Flex gap="2" wrap="wrap" mt="4">
                  {(['cueIn', 'cueOut', 'startNext'] as const).map((field) => (
                    <Button
                      key={field}
                      size="xs"
                      variant="subtle"
                      onClick={() => set(field, wave.position())}
                    >
                      {t(`cues.set.${field}`)}
                    </Button>
                  ))}
                </Flex>
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="outline" onClick={() => void close()}>
                  {t('actions.cancel')}
                </Button>
                <SaveButton form={form} label={t('actions.save')} />
              </Dialog.Footer>
              <FormConflict
                form={form}
                names={Object.fromEntries(
                  cueFields.map((field) => [field, { label: t(`multimedia.fields.${field}`) }]),
                )}
              />
            </Form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
