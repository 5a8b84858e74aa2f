import { Combobox, createListCollection, Portal, Spinner, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import { useDebounced } from '../../kit/useDebounced';
import type { UserFormValues } from './userFormValues';
import { useUserCompanySearchQuery } from './users.generated';

/** The company that someone works for: one that is known, found by a part of its name, or a new name. */
export function CompanyPicker({ form, label }: { form: SaveForm<UserFormValues>; label: string }) {
  const { t } = useTranslation();
  const { field } = useController({ control: form.control, name: 'company' });
  // Until something is typed, all companies are offered.
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, previousData, loading } = useUserCompanySearchQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.companies.items;
  const collection = useMemo(
    () =>
      createListCollection({
        items: (found ?? []).map(({ name }) => name),
        itemToString: (name) => name,
        itemToValue: (name) => name,
      }),
    [found],
  );
  const name = field.value.trim();
  const isNew =
    typed !== '' &&
    name !== '' &&
    search === typed.trim() &&
    data !== undefined &&
    !collection.items.includes(name);

  return (
    <FieldFrame
      form={form}
      name="company"
      label={label}
      help={isNew ? t('users.companyNew', { name }) : t('users.companyHelp')}
      isOptional
    >
      <Combobox.Root
        size="sm"
        collection={collection}
        value={collection.items.includes(field.value) ? [field.value] : []}
        inputValue={field.value}
        inputBehavior="none"
        allowCustomValue
        openOnClick
        onValueChange={({ items: [chosen] }) => {
          if (chosen === undefined) return;
          field.onChange(chosen);
          setTyped('');
        }}
      >
        <Combobox.Control>
          <Combobox.Input
            ref={field.ref}
            autoComplete="off"
            maxLength={120}
            onChange={({ currentTarget: { value } }) => {
              field.onChange(value);
              setTyped(value);
            }}
            onBlur={field.onBlur}
          />
          <Combobox.IndicatorGroup>
            {loading ? <Spinner size="xs" /> : null}
            <Combobox.Trigger aria-label={t('users.showCompanies')} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner hidden={collection.size === 0}>
            <Combobox.Content>
              {collection.items.map((company) => (
                <Combobox.Item key={company} item={company}>
                  <Text truncate>{company}</Text>
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
