import { Field, InputType, type ClassType } from 'type-graphql';

/** Metadata that type-graphql stores about a field. */
export interface FieldMetadata {
  target: Function;
  name: string;
  getType: () => never;
  typeOptions: { array?: boolean };
  description?: string;
  /** Description of the field in patches, when it differs from that in the input. Set by `OptionalField`. */
  patchDescription?: string;
}

/** The fields that type-graphql has collected. It stores the metadata of its decorators in one global object. */
export const collectedFields = (): FieldMetadata[] =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: { fields: FieldMetadata[] } })
    .TypeGraphQLMetadataStorage.fields;

/**
 * Returns the type of a field; for a list, an array with the type of its items. `getType` must be called first, because it sets
 * `typeOptions.array`.
 */
export function typeOf({ getType, typeOptions }: FieldMetadata) {
  const type = getType();
  return typeOptions.array ? [type] : type;
}

/**
 * Declares a field that may be absent when a row is created. `whenAbsent` is a sentence about its value in that case, such as
 * `Defaults to blue.` It ends the description in the input; in a patch, "Unchanged when absent." takes its place.
 */
export function OptionalField(
  type: NonNullable<Parameters<typeof Field>[0]>,
  { description, whenAbsent }: { description: string; whenAbsent: string },
): PropertyDecorator {
  return (prototype, name) => {
    Field(type, { nullable: true, description: `${description} ${whenAbsent}` })(prototype, name);
    collectedFields().at(-1)!.patchDescription = `${description} Unchanged when absent.`;
  };
}

/** Creates the input type of an update: the fields of `input` with the same checks, but all optional. */
export function patchOf<T extends object>(
  input: abstract new () => T,
  name: string,
  description: string,
): ClassType<Partial<T>> {
  const Base = input as unknown as ClassType<T>;
  @InputType(name, { description: `${description} Absent fields stay as they are.` })
  class Patch extends (Base as ClassType<object>) {}
  for (let given: Function = input; given.prototype; given = Object.getPrototypeOf(given) as Function)
    addFieldsOf(given, Patch.prototype);
  return Patch as ClassType<Partial<T>>;
}

/** Adds the fields of an input to a patch, all optional. */
export function addFieldsOf(input: Function, prototype: object): void {
  for (const field of collectedFields().filter(({ target }) => target === input)) {
    const description = field.patchDescription ?? field.description;
    const options = { nullable: true, ...(description ? { description } : {}) };
    Field(() => typeOf(field), options)(prototype, field.name);
  }
}
