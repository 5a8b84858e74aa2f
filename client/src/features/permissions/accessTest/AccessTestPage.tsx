import { Box, Combobox, Flex, Portal, Stack, Text, useListCollection } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { NoPermission } from '../../../kit/feedback/NoPermission';
import { useCan } from '../../../kit/access/useCan';
import { useRuleText } from '../../../kit/access/useRuleText';
import { SaveButton } from '../../../kit/form/FormActions';
import { FieldFrame, FieldPair, rulesOf, SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { Card, Section } from '../../../kit/layout/Card';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useDebounced } from '../../../kit/useDebounced';
import {
  TestAccessDocument,
  useTestedPeopleQuery,
  useTestedRadiosQuery,
  type TestAccessQuery,
  type TestedPeopleQuery,
} from './accessTest.generated';
import { AccessVerdictCard } from './AccessVerdictCard';
import { rolePaths } from '../paths';
import { useAbilitySubjectsQuery } from '../roles/roles.generated';

interface Question {
  userId: string;
  action: string;
  subject: string;
  radioId: string;
  recordId: string;
}

/** Tests access. For a person, an action and a record, the server returns the decision and the rule behind it. */
export default function AccessTestPage() {
  const { t } = useTranslation();
  const mayReadPeople = useCan()({ action: 'read', subject: 'User' });
  return (
    <>
      <PageHeader
        title={t('accessTest.title')}
        description={t('accessTest.description')}
        back={{ to: rolePaths.list, label: t('roles.title') }}
      />
      {mayReadPeople ? (
        <Tester />
      ) : (
        <Card>
          <NoPermission action="read" subject="User" />
        </Card>
      )}
    </>
  );
}

function Tester() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { radio } = useViewer();
  const ruleText = useRuleText();
  const withPermissions = useCan()({ action: 'read', subject: 'Permission' });
  const subjects = useAbilitySubjectsQuery().data?.abilitySubjects ?? [];
  const radios = useTestedRadiosQuery().data?.radios.items ?? (radio ? [radio] : []);
  const [verdict, setVerdict] = useState<TestAccessQuery['testAccess']>();
  const form = useSaveForm<Question>({
    defaultValues: { userId: '', action: 'read', subject: '', radioId: radio?.id ?? '', recordId: '' },
    save: async ({ radioId, recordId, ...question }) => {
      const variables = {
        ...question,
        radioId: radioId || null,
        recordId: recordId.trim() || null,
        withPermissions,
      };
      setVerdict(undefined);
      const { data } = await client.query({ query: TestAccessDocument, variables, fetchPolicy: 'no-cache' });
      setVerdict(data!.testAccess);
      // The form has nothing to lose, so it must not warn about unsaved changes.
      form.reset(form.getValues());
    },
  });
  const subject = form.watch('subject');
  const offered = subjects.find((candidate) => candidate.subject === subject)?.actions ?? ['read'];
  const named = subjects
    .map((candidate) => ({ value: candidate.subject, label: ruleText.subject(candidate.subject) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Stack gap="4" maxW="44rem">
      <form noValidate onSubmit={form.submit}>
        <Section title={t('accessTest.question')}>
          <Stack gap="4">
            <FormHead form={form} />
            <PersonPicker form={form} />
            <FieldPair>
              <SelectField
                form={form}
                name="action"
                label={t('accessTest.action')}
                options={offered.map((value) => ({ value, label: t(`matrix.actions.${value as 'read'}`) }))}
              />
              <SelectField
                form={form}
                name="subject"
                label={t('accessTest.subject')}
                placeholder={t('accessTest.chooseSubject')}
                options={named}
              />
            </FieldPair>
            <FieldPair>
              <SelectField
                form={form}
                name="radioId"
                label={t('accessTest.radio')}
                isOptional
                placeholder={t('accessTest.noRadio')}
                options={radios.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField
                form={form}
                name="recordId"
                label={t('accessTest.record')}
                help={t('accessTest.recordHelp')}
                isOptional
                maxLength={10}
              />
            </FieldPair>
            <Flex justify="flex-end">
              <SaveButton form={form} label={t('accessTest.test')} />
            </Flex>
          </Stack>
        </Section>
      </form>
      <Box aria-live="polite">{verdict ? <AccessVerdictCard verdict={verdict} /> : null}</Box>
    </Stack>
  );
}

type Person = TestedPeopleQuery['users']['items'][number];

function PersonPicker({ form }: { form: SaveForm<Question> }) {
  const { t } = useTranslation();
  const { field } = useController({
    control: form.control,
    name: 'userId',
    rules: rulesOf<Question>(false, undefined),
  });
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim()) || null;
  const { data, previousData } = useTestedPeopleQuery({ variables: { search } });
  const people = (data ?? previousData)?.users.items;
  const { collection, set } = useListCollection<Person>({
    initialItems: [],
    itemToString: ({ fullName }) => fullName,
    itemToValue: ({ id }) => id,
  });
  useEffect(() => set([...(people ?? [])]), [people, set]);
  return (
    <FieldFrame form={form} name="userId" label={t('accessTest.person')}>
      <Combobox.Root
        size="sm"
        collection={collection}
        value={field.value ? [field.value] : []}
        inputBehavior="autohighlight"
        openOnClick
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setTyped(inputValue);
        }}
        onValueChange={({ value }) => field.onChange(value[0] ?? '')}
      >
        <Combobox.Control>
          <Combobox.Input ref={field.ref} placeholder={t('accessTest.findPerson')} onBlur={field.onBlur} />
          <Combobox.IndicatorGroup>
            <Combobox.Trigger aria-label={t('accessTest.showPeople')} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>{t('accessTest.nobody')}</Combobox.Empty>
              {collection.items.map((person) => (
                <Combobox.Item key={person.id} item={person}>
                  <Box minW="0">
                    <Text truncate>{person.fullName}</Text>
                    <Text truncate textStyle="xs" color="fg.muted">
                      {person.email}
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
