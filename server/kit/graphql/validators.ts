import { Validate, ValidatorConstraint, type ValidatorConstraintInterface, Matches } from 'class-validator';

@ValidatorConstraint({ name: 'isLink' })
class Link implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (value === '') return true;
    const url = typeof value === 'string' && value.length <= 300 ? URL.parse(value) : null;
    return (
      url !== null && /^https?:\/\//i.test(value as string) && url.username === '' && url.password === ''
    );
  }
}

/** Input check: a web address without credentials, or an empty text. At most 300 characters, with `https://` or `http://`. */
export const IsLink = () => Validate(Link);

/** Input check: a colour as `#rrggbb` in lower case, the format of `<input type="color">`. */
export const IsColour = () => Matches(/^#[\da-f]{6}$/);

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

@ValidatorConstraint({ name: 'timeZone' })
class TimeZone implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return timeZones.has(value as string);
  }
}

/** Input check: the IANA name of a time zone, such as `Europe/Paris`. */
export const IsTimeZone = () => Validate(TimeZone);
