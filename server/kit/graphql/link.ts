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

/** Input check: an `https://` or `http://` address of at most 300 characters without credentials, or an empty text. */
export const IsLink = () => Validate(Link);
