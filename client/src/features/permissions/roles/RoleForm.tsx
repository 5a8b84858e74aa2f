import { Stack } from '@chakra-ui/react';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { FormActions } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { SelectField, TextField } from '../../../kit/form/fields/fields';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { AbilityMatrix } from './AbilityMatrix';
import type { AbilitySubject, Cells, Granted } from './matrix';
import { rolePaths } from '../paths';
import { useCellNames } from './useCellNames';

export interface RoleFormValues {
  name: string;
  description: string;
  /** Where the role can be assigned: on the platform and all radios, or only on the current radio. */
  scope: 'platform' | 'radio';
  abilities: Cells;
}

interface Props {
  subjects: readonly AbilitySubject[];
  defaultValues: RoleFormValues;
  granted?: readonly Granted[];
  /** True for a new role, whose scope can still be chosen; it is fixed afterwards. */
  isNew?: boolean;
  hasFixedName?: boolean;
  hasFixedAbilities?: boolean;
  isReadOnly?: boolean;
  saveLabel: string;
  save: (values: RoleFormValues) => Promise<void>;
  loadCurrent?: () => Promise<RoleFormValues>;
  /** Receives a function that asks for confirmation if the form has unsaved changes. */
  leavingRef?: RefObject<() => Promise<boolean>>;
}

/** Form for a role: name, scope and abilities. Not a `plainForm`, because the abilities are a matrix. */
export function RoleForm({ subjects, defaultValues, granted, isReadOnly = false, ...props }: Props) {
  const { t } = useTranslation();
  const { radio } = useViewer();
  const form = useSaveForm({ defaultValues, save: props.save, loadCurrent: props.loadCurrent });
  const cellNames = useCellNames();
  const { leavingRef } = props;
  useEffect(() => {
    if (leavingRef) leavingRef.current = form.mayLeave;
  });
  const { abilities, scope } = form.watch();
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="4">
        <FormHead form={form} />
        {isReadOnly ? null : (
          <Section title={t('roles.sectionRole')} maxW="44rem">
            <Stack gap="4">
              {props.hasFixedName ? null : (
                <TextField form={form} name="name" label={t('roles.name')} maxLength={60} />
              )}
              <TextField
                form={form}
                name="description"
                label={t('roles.purpose')}
                maxLength={300}
                isOptional
              />
              {props.isNew ? (
                <SelectField
                  form={form}
                  name="scope"
                  label={t('roles.place')}
                  help={t('roles.placeHelp')}
                  options={[
                    { value: 'platform', label: t('roles.everywhere') },
                    ...(radio ? [{ value: 'radio', label: t('roles.onlyOn', { radio: radio.name }) }] : []),
                  ]}
                />
              ) : null}
            </Stack>
          </Section>
        )}
        <Section title={t('roles.sectionAbilities')} p={{ base: '4', md: '0' }} css={sectionHead}>
          <AbilityMatrix
            subjects={subjects}
            cells={abilities}
            granted={granted}
            isOfRadio={scope === 'radio'}
            isReadOnly={isReadOnly || props.hasFixedAbilities}
            onChange={(key, isOn) => form.setValue(`abilities.${key}`, isOn, { shouldDirty: true })}
          />
        </Section>
        {isReadOnly ? null : (
          <FormActions form={form} saveLabel={props.saveLabel} cancelTo={rolePaths.list} />
        )}
      </Stack>
      <FormConflict
        form={form}
        names={{
          name: { label: t('roles.name') },
          description: { label: t('roles.purpose') },
          ...cellNames(Object.keys(abilities)),
        }}
      />
    </form>
  );
}

/** Styles of a section whose table spans the full width. Only its heading has padding. */
export const sectionHead = { '& > *:first-of-type': { md: { padding: '4', marginBottom: '0' } } } as const;
