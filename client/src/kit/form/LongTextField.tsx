import { Textarea } from '@chakra-ui/react';
import type { FieldValues, Path } from 'react-hook-form';
import { FieldFrame, rulesOf } from './fields';
import type { SaveForm } from './useSaveForm';

/** Text of several lines, whose field grows with it. */
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
  /** How high it is while there is little in it. */
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
