import { Button, chakra, Field, Flex, Input, NativeSelect, Spinner, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../kit/data/people/Person';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { SideDrawer } from '../../kit/layout/SideDrawer';
import { useDebounced } from '../../kit/useDebounced';
import { useCompanyOptionsQuery } from './companies.generated';
import { useUsersToAffectQuery } from './products.generated';
import { useAffect } from './useAffect';

const People = chakra('ul');

/** Drawer that assigns users of a company to a product, one by one. Lists users who are not assigned yet. */
export function AffectDrawer({
  product,
  onClose,
}: {
  product: { id: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { affect } = useAffect(product);
  const companies = useCompanyOptionsQuery();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const companyId = chosen || companies.data?.companies.items[0]?.id;
  const people = useUsersToAffectQuery(
    companyId ? { variables: { companyId, productId: product.id, search } } : skipToken,
  );
  const page = (people.data ?? people.previousData)?.usersByCompany;
  const error = companies.error ?? people.error;

  return (
    <SideDrawer title={t('products.affect')} description={product.name} onClose={onClose}>
      <Stack gap="4">
        <Field.Root gap="1">
          <Field.Label textStyle="compact">{t('users.company')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={companyId ?? ''}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {companies.data?.companies.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root gap="1">
          <Field.Label textStyle="compact">{t('products.searchPeople')}</Field.Label>
          <Input
            type="search"
            value={typed}
            maxLength={100}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field.Root>
        {error ? (
          <ErrorState error={error} onRetry={() => void people.refetch().catch(() => undefined)} />
        ) : null}
        {!page && (people.loading || companies.loading) ? <Spinner alignSelf="center" /> : null}
        {page?.items.length === 0 ? (
          <Text color="fg.muted" role="status">
            {t('products.noneToAffect')}
          </Text>
        ) : null}
        <People listStyleType="none">
          {page?.items.map((person) => (
            <Flex
              as="li"
              key={person.id}
              align="center"
              justify="space-between"
              gap="3"
              py="2"
              borderBottomWidth="1px"
            >
              <Person name={person.fullName} detail={person.email} src={person.avatar} />
              <Button
                size="xs"
                variant="outline"
                aria-label={t('products.affectPerson', { name: person.fullName })}
                onClick={() => void affect(person)}
              >
                {t('products.affectOne')}
              </Button>
            </Flex>
          ))}
        </People>
        {page && page.totalItems > page.items.length ? (
          <Text textStyle="xs" color="fg.muted">
            {t('address.more', { count: page.totalItems - page.items.length })}
          </Text>
        ) : null}
      </Stack>
    </SideDrawer>
  );
}
