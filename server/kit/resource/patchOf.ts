import { Field, InputType, type ClassType } from 'type-graphql';

interface FieldMetadata {
  target: Function;
  name: string;
  getType: () => never;
  typeOptions: { array?: boolean };
  description?: string;
}

/** type-graphql keeps what its decorators collected in one global store. */
const collectedFields = (): FieldMetadata[] =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: { fields: FieldMetadata[] } })
    .TypeGraphQLMetadataStorage.fields;

/** Asking for the type is what tells whether it is a list. */
function typeOf({ getType, typeOptions }: FieldMetadata) {
  const type = getType();
  return typeOptions.array ? [type] : type;
}

/** The input of an update: the same fields with the same checks, every one of them optional. */
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

/** Gives an input the fields of another one, every one of them optional. */
export function addFieldsOf(input: Function, prototype: object): void {
  for (const field of collectedFields().filter(({ target }) => target === input)) {
    const options = { nullable: true, ...(field.description ? { description: field.description } : {}) };
    Field(() => typeOf(field), options)(prototype, field.name);
  }
}
