import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

@ValidatorConstraint({ name: 'timeZone' })
class TimeZone implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return timeZones.has(value as string);
  }
}

/** Input check: the IANA name of a time zone, such as `Europe/Paris`. */
export const IsTimeZone = () => Validate(TimeZone);
