import { Box, Combobox, createListCollection, Spinner, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../fields/fields';
import type { SaveForm } from '../useSaveForm';
import { findByTyping, FoundList, typingLine } from './FoundList';
import { isSameName, type Found, type Picked, type UseFound } from './found';

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Form field whose validation errors are shown. */
  name: Path<TValues>;
  label: string;
  help?: string | undefined;
  isOptional?: boolean | undefined;
  chosen: Picked;
  onChoose: (picked: Picked) => void;
  /** Hook that searches records by the typed text. */
  useFound: UseFound;
  /**
   * Whether and how a new name is allowed. `offered` adds it to the results; `typed` accepts any text. A new record has
   * no id.
   */
  makes?: 'offered' | 'typed' | false;
  /** Help text while the value is a new name. */
  helpOfNew?: (name: string) => string;
  /** Label of the button that opens the full list. If omitted, the button is hidden. */
  showLabel?: string;
  placeholder?: string;
  /** Shown when there are no results. If omitted, an empty list is hidden. */
  noneText?: string;
  maxLength?: number;
}

const nothing: Picked = { id: '', text: '' };
const valueOf = ({ id, text }: Picked) => id || `new ${text}`;

/** Combobox for one record of many. Typing searches records; `makes` decides whether a new name is allowed. */
export function RecordPicker<TValues extends FieldValues>({
  form,
  name,
  label,
  help,
  isOptional,
  chosen,
  onChoose,
  useFound,
  makes = false,
  helpOfNew,
  showLabel,
  placeholder,
  noneText,
  maxLength = 255,
}: Props<TValues>) {
  const { t } = useTranslation();
  const { field } = useController({
    control: form.control,
    name,
    rules: { validate: () => isOptional || valueOf(chosen) !== valueOf(nothing) || 'required' },
  });
  // Text being typed; undefined while the field shows the chosen record.
  const [typed, setTyped] = useState<string>();
  const text = (typed ?? '').trim();
  const { items: found, isLoading, isSettled } = useFound(text);
  const isKnown = (wanted: string) => found.some((record) => isSameName(record.text, wanted));
  const items: readonly Found[] =
    makes === 'offered' && text && !isKnown(text) ? [...found, { id: '', text }] : found;
  const namedId = makes === 'typed' ? (found.find((record) => record.text === chosen.text)?.id ?? '') : '';
  const isNamed = chosen.text.trim() !== '' && chosen.id === '';
  const isNew = isNamed && (makes === 'offered' || (isSettled && !isKnown(chosen.text.trim())));
  const answer = (picked: Picked) => {
    form.clearErrors(name);
    onChoose(picked);
  };
  const type = (value: string) => {
    if (makes === 'typed') answer({ id: '', text: value });
    else if (value === '') answer(nothing);
    setTyped(value);
  };

  return (
    <FieldFrame
      form={form}
      name={name}
      label={label}
      help={(isNew ? helpOfNew?.(chosen.text.trim()) : undefined) ?? help}
      isOptional={isOptional}
    >
      <Combobox.Root
        {...findByTyping}
        inputBehavior={makes === 'typed' ? 'none' : findByTyping.inputBehavior}
        allowCustomValue={makes === 'typed'}
        collection={createListCollection({
          items,
          itemToString: (record) => record.text,
          itemToValue: valueOf,
        })}
        value={[chosen.id || namedId].filter(Boolean)}
        inputValue={makes === 'typed' ? chosen.text : (typed ?? chosen.text)}
        onValueChange={({ items: [record] }) => {
          setTyped(undefined);
          if (record) answer({ id: record.id, text: record.text });
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            {...typingLine}
            ref={field.ref}
            maxLength={maxLength}
            placeholder={
              placeholder ?? (makes === 'typed' ? undefined : t(makes ? 'form.findOrMake' : 'form.find'))
            }
            onChange={({ currentTarget: { value } }) => type(value)}
            onBlur={() => {
              field.onBlur();
              if (makes !== 'typed') setTyped(undefined);
            }}
          />
          {showLabel ? (
            <Combobox.IndicatorGroup>
              {isLoading ? <Spinner size="xs" /> : null}
              <Combobox.Trigger aria-label={showLabel} />
            </Combobox.IndicatorGroup>
          ) : null}
        </Combobox.Control>
        <FoundList items={items} keyOf={valueOf} noneText={noneText} isBusy={!isSettled}>
          {(record) => (
            <>
              <Box minW="0">
                <Text truncate>
                  {record.id ? <bdi>{record.text}</bdi> : t('form.make', { name: record.text })}
                </Text>
                {record.detail ? (
                  <Text truncate textStyle="xs" color="fg.muted">
                    <bdi>{record.detail}</bdi>
                  </Text>
                ) : null}
              </Box>
              <Combobox.ItemIndicator />
            </>
          )}
        </FoundList>
      </Combobox.Root>
    </FieldFrame>
  );
}
