import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useController, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../kit/form/fieldErrors';
import { TextField } from '../../../kit/form/fields/fields';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import type { ItemPath } from './ItemFields';
import type { ItemField } from './sectionForms';
import { isWritten, type HomeValues } from './sectionValues';

interface Props {
  form: SaveForm<HomeValues>;
  path: ItemPath;
  field: ItemField;
  /** True when one of the lines has to be chosen. */
  hasChoice: boolean;
}

const Target = chakra('label');
const Radio = chakra('input');

/**
 * Text fields for the lines of an item, such as the answers to a question. With `hasChoice`, radio buttons select one of them.
 */
export function LinesField({ form, path, field, hasChoice }: Props) {
  const { t } = useTranslation();
  const name = `${path}.answers` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name, keyName: 'rowId' });
  const mayBeBlank = () => !isWritten(form.getValues(path));
  const choice = useController({
    control: form.control,
    name: `${path}.right`,
    rules: { validate: (value) => !hasChoice || value !== '' || mayBeBlank() || 'required' },
  });
  const chosen = choice.field.value;
  const choose = (value: string) => choice.field.onChange(value);
  const problem = choice.fieldState.error;
  const removeLine = (index: number) => {
    remove(index);
    // The choice follows the lines; without its line, there is none.
    if (chosen === String(index)) choose('');
    else if (Number(chosen) > index) choose(String(Number(chosen) - 1));
  };
  return (
    <Stack
      gap="3"
      role={hasChoice ? 'radiogroup' : 'group'}
      aria-label={t(hasChoice ? 'website.home.itemFields.RIGHT' : 'website.home.itemFields.ANSWERS')}
      aria-required={hasChoice || undefined}
      aria-invalid={problem ? true : undefined}
    >
      <Box>
        <Text textStyle="compact" fontWeight="medium">
          {t('website.home.itemFields.ANSWERS')}
        </Text>
        {problem ? (
          <Flex align="center" gap="1" textStyle="xs" color="fg.error" role="alert">
            <CircleAlert size={12} aria-hidden /> {fieldMessage(t, problem.message || problem.type)}
          </Flex>
        ) : null}
        {hasChoice ? (
          <Text textStyle="xs" color="fg.muted">
            {t('website.home.itemHelp.ANSWERS')}
          </Text>
        ) : null}
      </Box>
      {fields.map(({ rowId }, index) => (
        <Flex key={rowId} gap="2" align="start">
          {hasChoice ? (
            <Target
              display="grid"
              placeItems="center"
              flexShrink="0"
              boxSize={{ base: '11', md: '8' }}
              mt="6"
              cursor="pointer"
            >
              <Radio
                type="radio"
                boxSize="4.5"
                accentColor="brand.solid"
                name={`${path}.right`}
                checked={chosen === String(index)}
                onChange={() => choose(String(index))}
                aria-label={t('website.home.lines.ANSWERS.choose', { number: index + 1 })}
              />
            </Target>
          ) : null}
          <Box flex="1" minW="0">
            <TextField
              form={form}
              name={`${name}.${index}.value`}
              label={t('website.home.lines.ANSWERS.label', { number: index + 1 })}
              maxLength={field.maximum ?? undefined}
              mayBeBlank={mayBeBlank}
            />
          </Box>
          {fields.length > (field.minimumLines ?? 0) ? (
            <IconButton
              size="xs"
              variant="ghost"
              minW={{ base: '11', md: '8' }}
              mt="7"
              aria-label={t('website.home.lines.ANSWERS.remove', { number: index + 1 })}
              onClick={() => removeLine(index)}
            >
              <X aria-hidden />
            </IconButton>
          ) : null}
        </Flex>
      ))}
      {fields.length < (field.maximumLines ?? Infinity) ? (
        <Button
          size="xs"
          variant="outline"
          alignSelf="start"
          onClick={() => append({ value: '' }, { focusName: `${name}.${fields.length}.value` })}
        >
          <Plus aria-hidden /> {t('website.home.lines.ANSWERS.add')}
        </Button>
      ) : null}
    </Stack>
  );
}
