import { Box, Button, Flex, Grid, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClockPartKind } from '../../../apollo/schemaTypes.generated';
import { useSpokenDrag } from '../../../kit/data/useSpokenDrag';
import { notify } from '../../../kit/feedback/notify';
import { useConfirm } from '../../../kit/feedback/ConfirmProvider';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormHead } from '../../../kit/form/FormHead';
import { useRecordEdit } from '../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { ClockDocument, useSetClockPartsMutation, type ClockFieldsFragment } from './clocks.generated';
import { layoutOf } from './hourLayout';
import { errorsIn } from './partErrors';
import { PartFields } from './PartFields';
import { partLooks } from './partKinds';
import { PartRow } from './PartRow';
import { partText } from './partText';
import {
  hour,
  inputOfPart,
  lengthText,
  maxParts,
  newPart,
  partKinds,
  problemsOfPart,
  valuesOfParts,
  type PartsValues,
  type PartValues,
} from './partValues';
import { Wheel } from './Wheel';

/** The parts of a clock, as a wheel and as a list. By hand: they are a list in an order, and are saved together. */
export function PartsForm({
  clock,
  mayChange,
  onSaved,
}: {
  clock: ClockFieldsFragment;
  mayChange: boolean;
  /** Begins the form anew, with what was saved. */
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [setParts] = useSetClockPartsMutation();
  const { id, name } = clock;
  const { setVersion, ...edit } = useRecordEdit<ClockFieldsFragment, PartsValues>({
    record: clock,
    valuesOf: valuesOfParts,
    load: async (ask) => (await ask(ClockDocument, { id })).clock,
    save: async ({ parts }, { version }) => {
      await setParts({ variables: { id, version, parts: parts.map(inputOfPart) } });
      notify({ type: 'success', title: t('clocks.partsSaved', { name }) });
      onSaved();
    },
  });
  const form: SaveForm<PartsValues> = useSaveForm<PartsValues>(edit);
  const { isDirty } = form.formState;

  // Who changes its name or its separations meanwhile has not touched its parts.
  const began = useRef(idsOf(clock));
  const isSame = idsOf(clock) === began.current;
  useEffect(() => {
    if (isSame) setVersion(clock.version);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [clock.version, isSame]);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // What the server found wrong with a part whose fields are closed would keep the form from being sent again.
    form.clearErrors();
    if (!showProblems(form, form.getValues('parts'))) void form.submit();
  };
  const undo = async () => {
    const isSure = await confirm({
      title: t('clocks.discardTitle'),
      body: t('form.unsaved'),
      confirmLabel: t('form.discard'),
      cancelLabel: t('form.keepEditing'),
      isDestructive: true,
    });
    if (isSure) form.reset();
  };
  const partsSaid = (value: unknown) =>
    (value as PartValues[]).map((part, index) => `${index + 1}. ${partText(part, t)}`).join(' · ');
  return (
    <form noValidate onSubmit={submit}>
      <FormHead form={form} />
      <Parts form={form} mayChange={mayChange} />
      {mayChange && isDirty ? (
        <Flex
          position="sticky"
          bottom="var(--regie-bottom, 0px)"
          zIndex="1"
          mt="4"
          p="3"
          gap="2"
          align="center"
          wrap="wrap"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          boxShadow="card"
        >
          <Text flex="1" minW="10rem" role="status">
            {t('clocks.unsaved')}
          </Text>
          <Button variant="outline" onClick={() => void undo()}>
            {t('form.discard')}
          </Button>
          <SaveButton form={form} label={t('actions.save')} />
        </Flex>
      ) : null}
      <FormConflict form={form} names={{ parts: { label: t('clocks.fields.parts'), show: partsSaid } }} />
    </form>
  );
}

const idsOf = ({ parts }: ClockFieldsFragment) => parts.map(({ id }) => id).join();

/** Puts what is wrong beside each part; true when something is. */
function showProblems(form: SaveForm<PartsValues>, parts: readonly PartValues[]): boolean {
  let isWrong = false;
  parts.forEach((part, index) => {
    for (const [field, message] of Object.entries(problemsOfPart(part))) {
      form.setError(`parts.${index}.${field}` as `parts.${number}.title`, { type: 'own', message });
      isWrong = true;
    }
  });
  return isWrong;
}

function Parts({ form, mayChange }: { form: SaveForm<PartsValues>; mayChange: boolean }) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'parts' });
  const parts = useWatch({ control: form.control, name: 'parts' });
  const arcs = layoutOf(parts);
  const list = useRef<HTMLDivElement>(null);
  const handled = useRef<string>(undefined);
  const [pointed, setPointed] = useState<number>();
  const [edited, setEdited] = useState<number>();
  const [said, setSaid] = useState('');
  const nameAt = (index: number) => (parts[index] ? partText(parts[index], t) : '');
  const plugins = useSpokenDrag((step, id, index) => {
    const at = fields.findIndex((field) => field.id === id);
    if (at < 0) return undefined;
    return t(`bookmarks.spoken.${step}`, { page: nameAt(at), place: index + 1, count: fields.length });
  }, t('bookmarks.spoken.how'));

  // A row that is put elsewhere loses the focus.
  useLayoutEffect(() => {
    if (!handled.current) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${handled.current}"]`)?.focus();
    handled.current = undefined;
  });
  const put = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    setSaid(t('rundowns.moved', { title: nameAt(from), place: to + 1, count: fields.length }));
    handled.current = fields[from]!.id;
    move(from, to);
  };
  const end = arcs.at(-1)?.end ?? 0;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }} gap="5" alignItems="start">
      <Section title={t('clocks.hour')}>
        <Wheel parts={parts} arcs={arcs} at={pointed} />
        <Legend />
        {parts.length > 0 ? (
          <Text
            textStyle="compact"
            color="fg.muted"
            mt="3"
            textAlign="center"
            fontVariantNumeric="tabular-nums"
          >
            {Math.round((end - hour) / 1000) > 0
              ? t('clocks.tooLong', { length: lengthText(Math.round((end - hour) / 1000) * 1000) })
              : Math.round((hour - end) / 1000) > 0
                ? t('clocks.tooShort', { length: lengthText(Math.round((hour - end) / 1000) * 1000) })
                : t('clocks.fills')}
          </Text>
        ) : null}
      </Section>
      <Section
        title={t('clocks.fields.parts')}
        aside={mayChange ? <AddPart isFull={fields.length >= maxParts} onAdd={addPart} /> : null}
      >
        {fields.length === 0 ? <Text color="fg.muted">{t('clocks.noParts')}</Text> : null}
        <DragDropProvider
          plugins={plugins}
          onDragEnd={({ canceled, operation: { source } }) => {
            if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
            put(source.initialIndex, source.index);
          }}
        >
          <Stack as="ul" ref={list} listStyleType="none" gap="0" aria-label={t('clocks.fields.parts')}>
            {fields.map(({ id }, index) => (
              <PartRow
                key={id}
                id={id}
                index={index}
                part={parts[index] ?? newPart('SONGS')}
                arc={arcs[index] ?? { start: 0, end: 0 }}
                problem={Object.values(errorsIn(form, `parts.${index}`))[0]}
                mayChange={mayChange}
                onPoint={(isAt) => setPointed(isAt ? index : undefined)}
                onMove={(step) => put(index, index + step)}
                onEdit={() => setEdited(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </Stack>
        </DragDropProvider>
        <Box srOnly role="status">
          {said}
        </Box>
      </Section>
      {edited !== undefined && parts[edited] ? (
        <SideDrawer
          title={t('clocks.part', { number: edited + 1 })}
          description={t('clocks.partHint')}
          onClose={() => setEdited(undefined)}
          footer={
            <Button colorPalette="brand" onClick={() => setEdited(undefined)}>
              {t('clocks.partDone')}
            </Button>
          }
        >
          <Stack gap="4">
            <PartFields form={form} index={edited} />
          </Stack>
        </SideDrawer>
      ) : null}
    </Grid>
  );

  function addPart(kind: ClockPartKind) {
    append(newPart(kind), { shouldFocus: false });
    setEdited(fields.length);
  }
}

function AddPart({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: ClockPartKind) => void }) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={isFull}>
          <Plus aria-hidden /> {t('clocks.addPart')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {partKinds.map((kind) => {
              const Icon = partLooks[kind].icon;
              return (
                <Menu.Item key={kind} value={kind} onClick={() => onAdd(kind)}>
                  <Icon size={16} aria-hidden /> {t(`clocks.kinds.${kind}`)}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Which colour is what. */
function Legend() {
  const { t } = useTranslation();
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" rowGap="1" justify="center" mt="3">
      {partKinds.map((kind) => (
        <Flex as="li" key={kind} align="center" gap="1.5" textStyle="xs" color="fg.muted">
          <Box boxSize="2.5" rounded="full" colorPalette={partLooks[kind].palette} bg="colorPalette.solid" />
          {t(`clocks.kinds.${kind}`)}
        </Flex>
      ))}
    </Flex>
  );
}
