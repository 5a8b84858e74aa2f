import { Button, chakra, CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SaveButton } from './FormActions';
import { FormConflict } from './FormConflict';
import type { FieldNames } from './ConflictDialog';
import { FormProblem } from './FormProblem';
import type { SaveForm } from './useSaveForm';

const Form = chakra('form');

interface Props<TValues extends FieldValues> {
  form: SaveForm<TValues>;
  title: string;
  description?: string;
  saveLabel: string;
  /** For forms that change what others may change too. */
  fieldNames?: FieldNames;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a drawer; closing it with unsaved changes asks first. */
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
    <Drawer.Root
      open
      size="sm"
      placement="end"
      onOpenChange={({ open }) => {
        if (!open) void close();
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Form noValidate onSubmit={form.submit} display="flex" flexDirection="column" flex="1" minH="0">
              <Drawer.Header borderBottomWidth="1px" px="5" py="4">
                <Stack gap="0" flex="1">
                  <Drawer.Title textStyle="md">{title}</Drawer.Title>
                  {description ? (
                    <Drawer.Description textStyle="compact">{description}</Drawer.Description>
                  ) : null}
                </Stack>
                <Drawer.CloseTrigger asChild position="static">
                  <CloseButton size="sm" aria-label={t('actions.close')} />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body px="5" py="5">
                <Stack gap="4">
                  <FormProblem problem={form.problem} />
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
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
      <FormConflict form={form} names={fieldNames} />
    </Drawer.Root>
  );
}
