import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormActions } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import { FormHead } from '../../../kit/form/FormHead';
import type { SaveForm } from '../../../kit/form/useSaveForm';
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

/** Form of a user with a sticky save bar. */
export function UserForm({ form, isNew = false, isSelf = false, saveLabel, cancelTo, children }: Props) {
  const names = useUserFieldNames();
  return (
    <form noValidate onSubmit={form.submit}>
      {/* Scroll margins keep the focused field clear of the save bar. */}
      <Stack gap="4" maxW="44rem" css={{ '& :is(input, select, button)': { scrollMarginBlock: '5rem' } }}>
        <FormHead form={form} />
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
          <FormActions form={form} saveLabel={saveLabel} cancelTo={cancelTo} />
        </Box>
      </Stack>
      <FormConflict form={form} names={names} />
    </form>
  );
}
