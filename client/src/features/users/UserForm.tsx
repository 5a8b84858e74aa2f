import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConflictDialog } from '../../kit/form/ConflictDialog';
import { FormProblem } from '../../kit/form/FormProblem';
import type { SaveForm } from '../../kit/form/useSaveForm';
import { UserFields, useUserFieldNames } from './UserFields';
import type { UserFormValues } from './userFormValues';

interface Props {
  form: SaveForm<UserFormValues>;
  isNew?: boolean;
  isSelf?: boolean;
  saveLabel: string;
  cancelTo: string;
  children?: ReactNode;
}

/** The form of a user, with what saves it always in sight. */
export function UserForm({ form, isNew = false, isSelf = false, saveLabel, cancelTo, children }: Props) {
  const { t } = useTranslation();
  const names = useUserFieldNames();
  return (
    <form noValidate onSubmit={form.submit}>
      {/* What has the focus is never behind the bar below. */}
      <Stack gap="4" maxW="44rem" css={{ '& :is(input, select, button)': { scrollMarginBlock: '5rem' } }}>
        <FormProblem problem={form.problem} />
        <UserFields form={form} isNew={isNew} isSelf={isSelf} />
        {children}
        <Box
          position="sticky"
          bottom="0"
          zIndex="docked"
          bg="bg"
          py="3"
          borderTopWidth="1px"
          data-print="hide"
        >
          <Flex gap="2" justify="flex-end">
            <Button asChild variant="outline">
              <Link to={cancelTo}>{t('actions.cancel')}</Link>
            </Button>
            <Button type="submit" colorPalette="brand" loading={form.isSaving} loadingText={saveLabel}>
              {saveLabel}
            </Button>
          </Flex>
        </Box>
      </Stack>
      {form.conflict ? (
        <ConflictDialog
          conflict={form.conflict}
          names={names}
          onResolve={(chosen) => void form.resolveConflict(chosen)}
        />
      ) : null}
    </form>
  );
}
