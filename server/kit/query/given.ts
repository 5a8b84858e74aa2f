import { ValueNode, type Expression, type OperationNode } from 'kysely';

/**
 * A value that is passed to each run of a query, and a placeholder when the query is built. A list of values may be used on the
 * right of `in` and `not in`.
 */
export class Parameter<Value> implements Expression<ElementOf<Value>> {
  declare readonly value: Value;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get expressionType(): ElementOf<Value> | undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

/** A list of rows, passed as one JSON text on both engines. */
export class RowsParameter extends Parameter<readonly object[]> {}

declare const jsonOf: unique symbol;

/** JSON text of a value, for a column that stores JSON. Example: `Given<{ problems: JsonText<FeedImportProblem[]> }>`. */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

export const jsonText = <Value>(value: Value): JsonText<Value> => JSON.stringify(value) as JsonText<Value>;

/** Type of a parameter inside of a query: the value of a JSON text, an element of a list. */
type ElementOf<Value> =
  Value extends JsonText<infer Json> ? Json : Value extends readonly (infer Element)[] ? Element : Value;

/** The parameters of a query by name: `({ id }: Given<{ id: number }>)`. */
export type Given<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

/** Values to pass for the parameters of a query. */
export type ValuesOf<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** Object that creates a parameter for each property that is read, under its name. */
export const anyParameter = new Proxy({}, { get: (_, name) => new Parameter(String(name)) });
