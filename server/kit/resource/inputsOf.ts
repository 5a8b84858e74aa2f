// The writable fields are a registry of modules, because decorators of properties fill it when their class is loaded.

import { Field, InputType, type ClassType } from 'type-graphql';
import { collectedFields, OptionalField, patchOf, typeOf, type FieldMetadata } from './resolvers/patchOf.ts';
import { nounOf } from './resolvers/nounOf.ts';

interface WritableOptions {
  /** Decorators of class-validator that an input must satisfy, such as `Length(1, 80)`. */
  checks?: readonly PropertyDecorator[];
  /**
   * Sentence about the value of a new record when the input lacks the field. Example: `Defaults to 0.` When absent, a new record needs the
   * field.
   */
  whenAbsent?: string;
  /** True when the input may lack the field, and its description says what that means. */
  isOptional?: boolean;
  /** Description in the inputs, when it differs from that of the record's field. */
  description?: string;
}

const writable = new Map<unknown, Map<string, WritableOptions>>();

/** Makes a `@Field` of an entity also a field of the inputs that `inputsOf` creates. */
export function Writable(options: WritableOptions = {}): PropertyDecorator {
  return ({ constructor }, key) => {
    const fields = writable.get(constructor) ?? new Map<string, WritableOptions>();
    writable.set(constructor, fields.set(String(key), options));
  };
}

/** The input types of a record. */
export interface Inputs<I extends object> {
  /** Type `XInput` of `createX`. */
  Input: ClassType<I>;
  /** Type `XPatch` of `updateX`: the same fields, all optional. */
  Patch: ClassType<Partial<I>>;
}

/** Descriptions of the input types, when they differ from `A new x.` and `Changes to an x.` */
export interface InputDescriptions {
  input?: string;
  patch?: string;
}

/**
 * Creates the input types `XInput` and `XPatch` of an entity from its `@Writable` fields. They have the types and descriptions of the
 * fields. Must be called once per entity, after its class.
 */
export function inputsOf<I extends object>(
  entity: ClassType,
  { input, patch }: InputDescriptions = {},
): Inputs<I> {
  const { name } = entity;
  const noun = nounOf(name);
  const Input = { [`${name}Input`]: class {} }[`${name}Input`]!;
  InputType(`${name}Input`, { description: input ?? `${noun.replace(/^an? /, 'A new ')}.` })(Input);
  for (const [field, options] of writableFieldsOf(entity)) addField(Input.prototype, field, options);
  return {
    Input: Input as ClassType<I>,
    Patch: patchOf(Input as ClassType<I>, `${name}Patch`, patch ?? `Changes to ${noun}.`),
  };
}

/** The `@Writable` fields of a class and its base classes, those of the base classes first. */
function writableFieldsOf(entity: Function): Array<[FieldMetadata, WritableOptions]> {
  const fields: Array<[FieldMetadata, WritableOptions]> = [];
  for (let owner = entity; owner.prototype; owner = Object.getPrototypeOf(owner) as Function) {
    const own = collectedFields().filter(({ target }) => target === owner);
    fields.unshift(
      ...[...(writable.get(owner) ?? [])].map(([name, options]): [FieldMetadata, WritableOptions] => {
        const field = own.find((candidate) => candidate.name === name);
        if (!field) throw new Error(`${owner.name}.${name} is @Writable without being a @Field.`);
        return [field, options];
      }),
    );
  }
  return fields;
}

function addField(
  input: object,
  field: FieldMetadata,
  { checks = [], isOptional = false, ...options }: WritableOptions,
): void {
  const description = options.description ?? field.description!;
  const type = () => typeOf(field);
  if (options.whenAbsent)
    OptionalField(type, { description, whenAbsent: options.whenAbsent })(input, field.name);
  else Field(type, { description, ...(isOptional && { nullable: true }) })(input, field.name);
  for (const check of checks) check(input, field.name);
}
