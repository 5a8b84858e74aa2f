import { Box, Combobox, createListCollection, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { includesText } from '../../../kit/textMatch';
import { useDebounced } from '../../../kit/useDebounced';
import { useRadioChoiceQuery, type RadioChoiceQuery } from '../organization.generated';
import { RadioLogo } from './RadioLogo';

type Choice = RadioChoiceQuery['radios']['items'][number];

/** The viewer's radios, filtered by name while typing. */
export function RadioChoices({
  currentId,
  onChoose,
}: {
  currentId: string | undefined;
  onChoose: (choice: Choice) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim()) || null;
  const { data, previousData, loading } = useRadioChoiceQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const known = (data ?? previousData)?.radios.items;
  const isAnswered = data !== undefined && search === (typed.trim() || null);
  // Until the response arrives, filter the previous radios in the browser, so that only matching ones can be chosen.
  const radios = useMemo(
    () => (isAnswered ? known : known?.filter(({ name }) => includesText(name, typed))),
    [isAnswered, known, typed],
  );
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: radios ?? [],
        itemToString: ({ name }) => name,
        itemToValue: ({ id }) => id,
      }),
    [radios],
  );
  return (
    <Combobox.Root
      size="sm"
      open
      disableLayer
      collection={collection}
      value={currentId ? [currentId] : []}
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue);
      }}
      onSelect={({ itemValue }) => {
        const choice = itemValue === undefined ? undefined : collection.find(itemValue);
        if (choice) onChoose(choice);
      }}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
    >
      <Combobox.Input aria-label={t('radios.search')} placeholder={t('radios.search')} autoFocus />
      <Combobox.Content
        mt="2"
        p="0"
        maxH="20rem"
        boxShadow="none"
        borderWidth="0"
        bg="transparent"
        animation="none"
        aria-label={t('radios.choose')}
      >
        <Combobox.Empty>{loading ? t('radios.looking') : t('radios.noneFound')}</Combobox.Empty>
        {collection.items.map((radio) => (
          <Combobox.Item key={radio.id} item={radio} gap="2.5">
            <RadioLogo radio={radio} />
            <Box flex="1" minW="0" lineHeight="1.25">
              <Combobox.ItemText truncate>{radio.name}</Combobox.ItemText>
              {radio.companyName ? (
                <Text truncate textStyle="xs" color="fg.muted">
                  {radio.companyName}
                </Text>
              ) : null}
            </Box>
            <Combobox.ItemIndicator />
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}
