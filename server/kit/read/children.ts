import { Arg, FieldResolver, Int, Root } from 'type-graphql';
import { invalidInput } from '../errors.ts';
import { ResolvedBy } from '../graphql/resolvedBy.ts';
import { maxChildren } from './plan.ts';

interface ToManyOptions {
  /** Default of the argument `first`: the number of children. */
  first: number;
  description: string;
}

/** Class decorator of a resolver. Adds a field with the rows of a to-many relation of the same name, the highest ids first. */
export function ToMany(
  property: string,
  type: () => Function,
  { first: defaultValue, description }: ToManyOptions,
): ClassDecorator {
  return ({ prototype }) => {
    const value = (row: object, first: number) => childrenOf(row, property, first);
    Object.defineProperty(prototype, property, { value, configurable: true });
    Root()(prototype, property, 0);
    Arg('first', () => Int, { defaultValue, description: 'Maximum number of rows, at most 100.' })(
      prototype,
      property,
      1,
    );
    FieldResolver(() => [type()], { description })(prototype, property, { value });
    ResolvedBy((row: object, { first }: { first: number }) => value(row, first))(prototype, property);
  };
}

/** The newest children of a row. They were already read with the children of all rows on the page. */
function childrenOf(row: object, property: string, first: number): unknown[] {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > maxChildren) throw invalidInput({ first: 'max' });
  const rows = (row as Record<string, unknown[] | undefined>)[property] ?? [];
  return rows.length > first ? rows.slice(0, first) : rows;
}
