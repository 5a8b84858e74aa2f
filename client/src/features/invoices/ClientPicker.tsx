import { Box, Combobox, Portal, Spinner, Text, useListCollection } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../kit/useDebounced';
import { FieldFrame, rulesOf } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
import type { InvoiceFormValues } from './invoiceFormValues';
import { useInvoiceClientSearchQuery } from './invoices.generated';

export interface PickableClient {
  id: string;
  name: string;
  company: string;
  companyEmail: string;
}

/** Finds the client of an invoice by name, company or e-mail. */
export function ClientPicker({
  form,
  label,
  initial,
}: {
  form: SaveForm<InvoiceFormValues>;
  label: string;
  initial?: PickableClient;
}) {
  const { t } = useTranslation();
  const { field } = useController({
    control: form.control,
    name: 'clientId',
    rules: rulesOf<InvoiceFormValues>(false, undefined) as never,
  });
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data, previousData, loading } = useInvoiceClientSearchQuery({ variables: { search } });
  const found = (data ?? previousData)?.invoiceClients.items;
  const clients: readonly PickableClient[] = useMemo(
    () => found ?? (initial ? [initial] : []),
    [found, initial],
  );
  const { collection, set } = useListCollection<PickableClient>({
    initialItems: initial ? [initial] : [],
    itemToString: ({ name }) => name,
    itemToValue: ({ id }) => id,
  });
  useEffect(() => set([...clients]), [clients, set]);

  return (
    <FieldFrame form={form} name="clientId" label={label}>
      <Combobox.Root
        size="sm"
        collection={collection}
        value={field.value ? [field.value] : []}
        defaultInputValue={initial?.name}
        inputBehavior="autohighlight"
        openOnClick
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setTyped(inputValue);
        }}
        onValueChange={({ value }) => field.onChange(value[0] ?? '')}
      >
        <Combobox.Control>
          <Combobox.Input
            ref={field.ref}
            placeholder={t('invoices.clientPlaceholder')}
            onBlur={field.onBlur}
          />
          <Combobox.IndicatorGroup>
            {loading ? <Spinner size="xs" /> : null}
            <Combobox.Trigger aria-label={t('invoices.showClients')} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>{t('invoices.noClient')}</Combobox.Empty>
              {collection.items.map((client) => (
                <Combobox.Item key={client.id} item={client}>
                  <Box minW="0">
                    <Text truncate>{client.name}</Text>
                    <Text truncate textStyle="xs" color="fg.muted">
                      {client.company} · {client.companyEmail}
                    </Text>
                  </Box>
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
