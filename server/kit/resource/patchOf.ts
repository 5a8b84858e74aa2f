import { Field, InputType, type ClassType } from 'type-graphql';

interface FieldMetadata {
  target: Function;
  name: string;
  getType: () => never;
  typeOptions: { array?: boolean };
  description?: string;
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
    const options = { nullable: true, ...(field.description ? { description: field.description } : {}) };
    Field(() => typeOf(field), options)(prototype, field.name);
  }
}
