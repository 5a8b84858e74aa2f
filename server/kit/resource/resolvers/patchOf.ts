import { Field, InputType, type ClassType } from 'type-graphql';

interface FieldMetadata {
  target: Function;
  name: string;
  getType: () => never;
  typeOptions: { array?: boolean };
  description?: string;
  /** Description in patches, when it differs: set by `OptionalField`. */
  patchDescription?: string;
}

/** type-graphql stores the metadata of its decorators in one global object. */
const collectedFields = (): FieldMetadata[] =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: { fields: FieldMetadata[] } })
    .TypeGraphQLMetadataStorage.fields;

/** `getType` sets `typeOptions.array`, so it must be called first. */
function typeOf({ getType, typeOptions }: FieldMetadata) {
  const type = getType();
  return typeOptions.array ? [type] : type;
}

/**
 * Declares a field that may be absent when a row is created. `whenAbsent` is a sentence about the value in that case, such as
 * `Defaults to blue.`, and ends the description in the input. The description in a patch ends with "Unchanged when absent."
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

/** Makes the input of an update: the same fields with the same checks, all optional. */
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

/** Adds the fields of another input, all optional. */
export function addFieldsOf(input: Function, prototype: object): void {
  for (const field of collectedFields().filter(({ target }) => target === input)) {
    const description = field.patchDescription ?? field.description;
    const options = { nullable: true, ...(description ? { description } : {}) };
    Field(() => typeOf(field), options)(prototype, field.name);
  }
}
