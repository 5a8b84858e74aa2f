import { Button, chakra, Drawer, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DrawerFrame, DrawerHead } from '../layout/SideDrawer';
import { SaveButton } from './FormActions';
import { FormConflict } from './conflict/FormConflict';
import type { FieldNames } from './conflict/ConflictDialog';
import { FormHead } from './FormHead';
import type { SaveForm } from './useSaveForm';

const Form = chakra('form');

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  title: string;
  description?: string;
  saveLabel: string;
  /** Labels of the fields in the conflict dialog, for records that several people edit. */
  fieldNames?: FieldNames;
  onClose: () => void;
  children: ReactNode;
}

/** Drawer with a small form. Closing it with unsaved changes asks for confirmation. */
export function FormDrawer<TValues extends FieldValues>({
  form,
  title,
  description,
  saveLabel,
  fieldNames = {},
  onClose,
  children,
}: Props<TValues>) {
  const { t } = useTranslation();
  const close = async () => {
    if (await form.mayLeave()) onClose();
  };
  return (
    <>
      <DrawerFrame onClose={() => void close()}>
        <Form noValidate onSubmit={form.submit} display="flex" flexDirection="column" flex="1" minH="0">
          <DrawerHead title={title} description={description} />
          <Drawer.Body px="5" py="5">
            <Stack gap="4">
              <FormHead form={form} />
              {children}
            </Stack>
          </Drawer.Body>
          <Drawer.Footer borderTopWidth="1px" px="5" py="3" gap="2">
            <Button variant="outline" onClick={() => void close()}>
              {t('actions.cancel')}
            </Button>
            <SaveButton form={form} label={saveLabel} />
          </Drawer.Footer>
        </Form>
      </DrawerFrame>
      <FormConflict form={form} names={fieldNames} />
    </>
  );
}
