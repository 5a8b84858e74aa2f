import { validate, type ValidationError } from 'class-validator';
import { invalidInput, type FieldProblem, type FieldProblems } from '../../errors.ts';

/** Field problems by class-validator constraint. Others are `invalid`, except for lengths and empty texts: see `problemOf`. */
const problems: Record<string, FieldProblem> = {
  isEmail: 'email',
  isLink: 'link',
  min: 'min',
  max: 'max',
};

/**
 * Trims the texts of an argument, then validates it by the decorators of its class. The error never contains the submitted
 * values.
 */
export async function validateInput(value: unknown): Promise<void> {
  const values = (Array.isArray(value) ? value : [value]).filter(isClassInstance);
  for (const item of values) {
    const problems = await problemsOfInput(item);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
  }
}

/** Like `validateInput`, but returns the problems. For resolvers that add problems of their own, and report all together. */
export async function problemsOfInput(input: object): Promise<FieldProblems> {
  trimTexts(input);
  const errors = await validate(input, {
    skipMissingProperties: true,
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  });
  return fieldsOf(errors, input);
}

/** Fields that are not trimmed: spaces may be part of a password. */
const takenAsTheyAre = new Set(['password', 'passwordConfirmation']);

function trimTexts(item: object): void {
  for (const [name, value] of Object.entries(item)) {
    if (typeof value === 'string' && !takenAsTheyAre.has(name)) Reflect.set(item, name, value.trim());
    else if (isClassInstance(value)) trimTexts(value);
  }
}

const isClassInstance = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && prototype !== Object.prototype && !(value instanceof Date);
};

function fieldsOf(errors: ValidationError[], holder: object, prefix = ''): FieldProblems {
  return Object.assign(
    {},
    ...errors.map(({ property, constraints, children }) => {
      const value: unknown = Reflect.get(holder, property);
      if (children?.length) return fieldsOf(children, value as object, `${prefix}${property}.`);
      return { [prefix + property]: problemOf(constraints ?? {}, value) };
    }),
  ) as FieldProblems;
}

function problemOf(failed: Record<string, string>, value: unknown): FieldProblem {
  if (value === '') return 'required';
  if (failed['isLength']) return failed['isLength'].includes('longer than') ? 'tooShort' : 'tooLong';
  return (
    Object.keys(failed)
      .map((name) => problems[name])
      .find((problem) => problem !== undefined) ?? 'invalid'
  );
}
