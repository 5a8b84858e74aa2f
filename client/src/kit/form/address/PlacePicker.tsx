import {
  Button,
  Combobox,
  createListCollection,
  Flex,
  Portal,
  Spinner,
  Text,
  useFilter,
} from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../feedback/useErrorText';
import { FieldFrame } from '../fields';
import type { SaveForm } from '../useSaveForm';

export interface Place {
  id: string;
  name: string;
}

/** The places to choose from, which are fetched when the list opens. */
export interface PlaceList {
  /** Whether there is or may be anything to choose from. */
  canOpen: boolean;
  /** Undefined until they are there. */
  places: readonly Place[] | undefined;
  isLoading: boolean;
  error: unknown;
  open: () => void;
  retry: () => void;
}

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** The field that holds the id; errors are shown for it. */
  name: Path<TValues>;
  label: string;
  list: PlaceList;
  /** What was chosen, or typed where there was nothing to choose. */
  chosen: Place;
  onChoose: (place: Place) => void;
  /** Whether any text will do. */
  takesText: boolean;
  /** Says that there is nothing to choose from. */
  noneText: string;
  help?: string;
  isDisabled?: boolean;
}

/** Beyond these, one types some letters rather than scrolls. */
const maxShown = 300;

/** Chooses a place from a list that may be long, by typing a part of its name; or takes the name of one that is not listed. */
export function PlacePicker<TValues extends FieldValues>({
  form,
  name,
  label,
  list,
  chosen,
  onChoose,
  takesText,
  noneText,
  help,
  isDisabled,
}: Props<TValues>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { field } = useController({ control: form.control, name });
  // What is being typed; undefined when the field shows what was chosen.
  const [typed, setTyped] = useState<string>();
  const found = useFound(list.places ?? nothing, typed ?? '');
  const collection = useMemo(
    () =>
      createListCollection({
        items: found.slice(0, maxShown),
        itemToString: ({ name }) => name,
        itemToValue: ({ id }) => id,
      }),
    [found],
  );
  const notShown = found.length - collection.size;
  // Errors are told beside the field, where the keyboard reaches the way on.
  const hasNothingToShow = collection.size === 0 && (takesText || Boolean(list.error));

  const type = (text: string) => {
    // Letters after a name that was chosen begin a new search.
    const isAppended = typed === undefined && !takesText && text.startsWith(chosen.name);
    setTyped(isAppended ? text.slice(chosen.name.length) : text);
    if (text === '') onChoose(noPlace);
  };
  /** Letters look for places. They become the answer when one is done, where any text will do. */
  const finish = () => {
    if (takesText && typed !== undefined) onChoose(placeNamed(typed, list.places));
    setTyped(undefined);
  };

  return (
    <FieldFrame
      form={form}
      name={name}
      label={label}
      help={list.places?.length === 0 ? noneText : help}
      isOptional
    >
      <Combobox.Root
        size="sm"
        collection={collection}
        value={chosen.id ? [chosen.id] : []}
        inputValue={typed ?? chosen.name}
        inputBehavior={takesText ? 'none' : 'autohighlight'}
        allowCustomValue={takesText}
        disabled={isDisabled}
        openOnClick
        onOpenChange={({ open }) => {
          if (open) list.open();
        }}
        onValueChange={({ items: [place] }) => {
          setTyped(undefined);
          if (place) onChoose(place);
        }}
      >
        <Combobox.Control>
          <Combobox.Context>
            {({ setOpen, highlightedValue }) => (
              <Combobox.Input
                ref={field.ref}
                autoComplete="off"
                maxLength={200}
                onChange={({ currentTarget }) => {
                  type(currentTarget.value);
                  // A click from another picker's open list leaves this one closed and deaf to letters.
                  setOpen(true);
                }}
                onBlur={() => {
                  field.onBlur();
                  finish();
                }}
                onKeyDown={({ key }) => {
                  // Enter may send the form before the field is left.
                  if (key === 'Enter' && highlightedValue === null) finish();
                }}
              />
            )}
          </Combobox.Context>
          <Combobox.IndicatorGroup>
            {list.isLoading ? <Spinner size="xs" /> : null}
            {list.canOpen ? <Combobox.Trigger aria-label={t('address.show', { label })} /> : null}
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner hidden={hasNothingToShow}>
            <Combobox.Content aria-busy={list.isLoading}>
              {collection.size === 0 ? (
                <Text padding="2" textStyle="compact" color="fg.muted" role="status">
                  {list.places ? t('address.noMatch') : t('address.loading')}
                </Text>
              ) : null}
              {collection.items.map((place) => (
                <Combobox.Item key={place.id} item={place}>
                  <Text truncate>{place.name}</Text>
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
              {notShown > 0 ? (
                <Text padding="2" textStyle="xs" color="fg.muted">
                  {t('address.more', { count: notShown })}
                </Text>
              ) : null}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      {list.error ? (
        <Flex align="center" gap="2" role="alert">
          <Text textStyle="xs" color="fg.error">
            {errorText(list.error)}
          </Text>
          <Button size="xs" variant="outline" onClick={list.retry}>
            {t('actions.tryAgain')}
          </Button>
        </Flex>
      ) : null}
    </FieldFrame>
  );
}

const nothing: readonly Place[] = [];
const noPlace: Place = { id: '', name: '' };

/** The listed place of this name, or one that is known by its name alone. */
function placeNamed(text: string, places: readonly Place[] = []): Place {
  const name = text.trim();
  return places.find((place) => place.name === name) ?? { id: '', name };
}

/** The places whose names hold a text, those that begin with it first; accents and capitals do not count. */
function useFound(places: readonly Place[], text: string): readonly Place[] {
  const { contains, startsWith } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    if (text === '') return places;
    const found = places.filter(({ name }) => contains(name, text));
    return [
      ...found.filter(({ name }) => startsWith(name, text)),
      ...found.filter(({ name }) => !startsWith(name, text)),
    ];
  }, [places, text, contains, startsWith]);
}
