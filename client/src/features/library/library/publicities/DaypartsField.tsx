import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { rulesOf } from '../../../../kit/form/fields/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import type { Daypart } from './dayparts';
import { DaypartRow } from './DaypartRow';
import {
  firstDaypart,
  problemOfDayparts,
  readDayparts,
  writeDayparts,
  type DaypartsValues,
} from './publicityValues';

const FieldSet = chakra('fieldset');
const Legend = chakra('legend');

/** Field for the times of the week when a publicity or playlist may air. Each row has days, a start and an end time. */
export function DaypartsField({ form }: { form: SaveForm<DaypartsValues> }) {
  const { t } = useTranslation();
  const rules = rulesOf<DaypartsValues>(true, problemOfDayparts);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'dayparts',
    rules,
  });
  const dayparts = readDayparts(field.value);
  const put = (changed: readonly Daypart[]) => field.onChange(writeDayparts(changed));
  const change = (index: number, patch: Partial<Daypart>) =>
    put(
      dayparts.map((daypart, daypartIndex) => (daypartIndex === index ? { ...daypart, ...patch } : daypart)),
    );
  return (
    <FieldSet minW="0">
      <Legend textStyle="compact" fontWeight="medium" mb="2">
        {t('multimedia.fields.dayparts')}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('form.optional')}
        </Text>
      </Legend>
      <Stack gap="3">
        {dayparts.length === 0 ? (
          <Text textStyle="compact" color="fg.muted">
            {t('multimedia.dayparts.always')}
          </Text>
        ) : null}
        {dayparts.map((daypart, index) => (
          <DaypartRow
            key={index}
            number={index + 1}
            daypart={daypart}
            onChange={(patch) => change(index, patch)}
            onRemove={() => put(dayparts.filter((_, daypartIndex) => daypartIndex !== index))}
          />
        ))}
        <Button
          ref={field.ref}
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onBlur={field.onBlur}
          onClick={() => put([...dayparts, firstDaypart])}
        >
          <Plus aria-hidden /> {t('multimedia.dayparts.add')}
        </Button>
        {fieldState.error ? (
          <Text role="alert" textStyle="xs" color="fg.error">
            {fieldMessage(t, fieldState.error.message)}
          </Text>
        ) : null}
      </Stack>
    </FieldSet>
  );
}
