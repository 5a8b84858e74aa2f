import { Input } from '@chakra-ui/react';
import { TZDateMini } from '@date-fns/tz';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { useTimeZone } from '../../data/format/useFormat';
import { FieldFrame, rulesOf } from './fields';
import type { SaveForm } from '../useSaveForm';

/** Date and time field in the viewer's time zone, or else the radio's. The form value is an ISO date-time, or empty. */
export function MomentField<TValues extends FieldValues>({
  isOptional,
  timeZone: ownTimeZone,
  ...frame
}: {
  form: SaveForm<TValues>;
  name: Path<TValues>;
  label: string;
  help?: string | undefined;
  isOptional?: boolean;
  /** Time zone to use in place of the viewer's. */
  timeZone?: string | undefined;
}) {
  const { form, name } = frame;
  const shownTimeZone = useTimeZone();
  const timeZone = ownTimeZone ?? shownTimeZone;
  const { field } = useController({
    control: form.control,
    name,
    rules: rulesOf<TValues>(isOptional, undefined) as object,
  });
  return (
    <FieldFrame {...frame} isOptional={isOptional}>
      <Input
        type="datetime-local"
        ref={field.ref}
        value={localTime(String(field.value), timeZone)}
        onChange={({ currentTarget }) => field.onChange(momentOf(currentTarget.value, timeZone))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a timestamp as local time in a time zone: `2026-11-23T19:05`. */
export function localTime(moment: string, timeZone: string | undefined): string {
  if (!moment) return '';
  const at = new TZDateMini(new Date(moment).getTime(), timeZone);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * Converts a local time in a time zone to a timestamp. An hour that the change to summer time skips becomes the following hour.
 */
export function momentOf(local: string, timeZone: string | undefined): string {
  const [year = 0, month = 1, date = 1, hours = 0, minutes = 0] = local.split(/[-T:]/).map(Number);
  if (!local) return '';
  return new Date(
    new TZDateMini(year, month - 1, date, hours, minutes, 0, 0, timeZone).getTime(),
  ).toISOString();
}
