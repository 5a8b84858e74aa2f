import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

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
