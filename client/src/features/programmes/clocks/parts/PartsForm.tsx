import { Box, Button, Flex, Grid, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClockPartKind } from '../../../../apollo/schemaTypes.generated';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { FormConflict } from '../../../../kit/form/conflict/FormConflict';
import { SaveButton } from '../../../../kit/form/FormActions';
import { FormHead } from '../../../../kit/form/FormHead';
import { OrderedList } from '../../../../kit/form/order/OrderedList';
import { useRecordEdit } from '../../../../kit/form/useRecordEdit';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import { Section } from '../../../../kit/layout/Card';
import { SideDrawer } from '../../../../kit/layout/SideDrawer';
import { ClockDocument, useSetClockPartsMutation, type ClockFieldsFragment } from '../clocks.generated';
import { layoutOf } from '../hourLayout';
import { PartFields } from './PartFields';
import { partStyles } from './partKinds';
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
  errorsIn,
} from './partValues';
import { Wheel } from '../Wheel';

/**
 * Editor of a clock's parts, as a wheel and a list. Not a `plainForm`, because the parts are an ordered list that is saved as a whole.
 */
export function PartsForm({
  clock,
  mayChange,
  onSaved,
}: {
  clock: ClockFieldsFragment;
  mayChange: boolean;
  /** Called after saving. The page then mounts the form again with the saved parts. */
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [setParts] = useSetClockPartsMutation();
  const { id, name } = clock;
  const { setVersion, ...edit } = useRecordEdit<ClockFieldsFragment, PartsValues>({
    record: clock,
    valuesOf: valuesOfParts,
    load: async (runQuery) => (await runQuery(ClockDocument, { id })).clock,
    save: async ({ parts }, { version }) => {
      await setParts({ variables: { id, version, parts: parts.map(inputOfPart) } });
      notify({ type: 'success', title: t('clocks.partsSaved', { name }) });
      onSaved();
    },
  });
  const form: SaveForm<PartsValues> = useSaveForm<PartsValues>(edit);
  const { isDirty } = form.formState;

  // If a change of the clock has left the parts as they were, such as a change of the name or the separations, adopt the new version.
  // Saving is then no conflict.
  const began = useRef(idsOf(clock));
  const isSame = idsOf(clock) === began.current;
  useEffect(() => {
    if (isSame) setVersion(clock.version);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [clock.version, isSame]);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // Remove the problems that the server has reported. Those of collapsed parts would prevent another submit.
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

/** Shows the problems of each part at its fields. Returns true when there are any. */
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
  const [pointed, setPointed] = useState<number>();
  const [edited, setEdited] = useState<number>();
  // After a move, `fields` are rendered before `parts` are: read the name from the form.
  const nameAt = (index: number) => partText(form.getValues(`parts.${index}`), t);
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
        <OrderedList
          ids={fields.map(({ id }) => id)}
          nameAt={nameAt}
          label={t('clocks.fields.parts')}
          onMove={move}
        >
          {(id, index, moveBy) => (
            <PartRow
              key={id}
              id={id}
              index={index}
              part={parts[index] ?? newPart('SONGS')}
              arc={arcs[index] ?? { start: 0, end: 0 }}
              problem={Object.values(errorsIn(form, `parts.${index}`))[0]}
              mayChange={mayChange}
              onPoint={(isAt) => setPointed(isAt ? index : undefined)}
              onMove={moveBy}
              onEdit={() => setEdited(index)}
              onRemove={() => remove(index)}
            />
          )}
        </OrderedList>
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
              const Icon = partStyles[kind].icon;
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

/** Legend of the part colours. */
function Legend() {
  const { t } = useTranslation();
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" rowGap="1" justify="center" mt="3">
      {partKinds.map((kind) => (
        <Flex as="li" key={kind} align="center" gap="1.5" textStyle="xs" color="fg.muted">
          <Box boxSize="2.5" rounded="full" colorPalette={partStyles[kind].palette} bg="colorPalette.solid" />
          {t(`clocks.kinds.${kind}`)}
        </Flex>
      ))}
    </Flex>
  );
}
