import { Textarea } from '@chakra-ui/react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldFrame, rulesOf } from './fields';
import type { SaveForm } from '../useSaveForm';

/** Multi-line text field that grows with its content. */
export function LongTextField<TValues extends FieldValues>({
  isOptional,
  minH,
  maxLength,
  ...frame
}: {
  form: SaveForm<TValues>;
  name: Path<TValues>;
  label: string;
  help?: string | undefined;
  isOptional?: boolean;
  /** Minimum height, while the text is short. */
  minH: string;
  maxLength: number;
}) {
  const { form, name } = frame;
  return (
    <FieldFrame {...frame} isOptional={isOptional}>
      <Textarea
        autoresize
        minH={minH}
        dir="auto"
        maxLength={maxLength}
        {...form.register(name, rulesOf(isOptional, undefined))}
      />
    </FieldFrame>
  );
}
