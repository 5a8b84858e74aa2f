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
import { FieldFrame } from '../fields/fields';
import type { SaveForm } from '../useSaveForm';

export interface Place {
  id: string;
  name: string;
}

/** Entries of a place picker. They load when the list opens. */
export interface PlaceList {
  /** Whether the list has, or may have, any entries. */
  canOpen: boolean;
  /** Undefined until loaded. */
  places: readonly Place[] | undefined;
  isLoading: boolean;
  error: unknown;
  open: () => void;
  retry: () => void;
}

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  /** Form field for the id; its errors are shown. */
  name: Path<TValues>;
  label: string;
  list: PlaceList;
  /** The chosen place, or free text where there is no list. */
  chosen: Place;
  onChoose: (place: Place) => void;
  /** Whether free text is accepted. */
  takesText: boolean;
  /** Shown when the list is empty. */
  noneText: string;
  help?: string;
  isDisabled?: boolean;
}

/** Maximum number of entries in the list; typing narrows it down. */
const maxShown = 300;

/**
 * Combobox for a place from a possibly long list, searched by name. Optionally accepts the name of an unlisted place.
 */
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
  // Text being typed; undefined while the field shows the chosen place.
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
  // Hides an empty list when free text is accepted or loading has failed. The error is shown beside the field instead,
  // where the keyboard can reach the retry button.
  const hasNothingToShow = collection.size === 0 && (takesText || Boolean(list.error));

  const type = (text: string) => {
    // Text appended to the chosen name starts a new search.
    const isAppended = typed === undefined && !takesText && text.startsWith(chosen.name);
    setTyped(isAppended ? text.slice(chosen.name.length) : text);
    if (text === '') onChoose(noPlace);
  };
  /** Ends typing. Where free text is accepted, the search text becomes the value. */
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
                  // If another picker's list was open, the click has only closed that one: open this list when the user types.
                  setOpen(true);
                }}
                onBlur={() => {
                  field.onBlur();
                  finish();
                }}
                onKeyDown={({ key }) => {
                  // Enter may submit the form before the field loses focus.
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

/** Returns the place of this name from the list; if there is none, a place without an id. */
function placeNamed(text: string, places: readonly Place[] = []): Place {
  const name = text.trim();
  return places.find((place) => place.name === name) ?? { id: '', name };
}

/** Filters places by name, prefix matches first. Ignores case and accents. */
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
