import { Checkbox } from '@chakra-ui/react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import type { SaveForm } from '../useSaveForm';

/** Checkbox field. */
export function CheckField<TValues extends FieldValues>({
  form,
  name,
  label,
}: {
  form: SaveForm<TValues>;
  name: Path<TValues>;
  label: string;
}) {
  const { field } = useController({ control: form.control, name });
  return (
    <Checkbox.Root
      size="sm"
      minH={{ base: '44px', md: 'auto' }}
      checked={field.value === true}
      onCheckedChange={({ checked }) => field.onChange(checked === true)}
    >
      <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
      <Checkbox.Control />
      <Checkbox.Label fontWeight="normal">{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}
