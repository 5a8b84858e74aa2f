import { ValueNode, type Expression, type OperationNode } from 'kysely';

/**
 * A value that a query is given each time it runs: a placeholder while it is built. A list of values stands on the
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

/** A list of rows, which travels as one text of JSON on both engines. */
export class RowsParameter extends Parameter<readonly object[]> {}

type ElementOf<Value> = Value extends readonly (infer Element)[] ? Element : Value;

/** The parameters of a query by name: `({ id }: Given<{ id: number }>)`. */
export type Given<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> };

/** The values that parameters stand for. */
export type ValuesOf<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** Parameters for whichever names a query asks for. */
export const anyParameter = new Proxy({}, { get: (_, name) => new Parameter(String(name)) });
