import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Root, type ClassType } from 'type-graphql';
import type { Context } from '../context.ts';
import type { Row } from '../read/plan.ts';
import { findRow } from '../read/reads.ts';
import { idOf } from '../resource/resolvers/nounOf.ts';
import { Ruled, type Rule } from '../rules/rule.ts';
import { isReacted, setReaction, type Reaction } from './reaction.ts';

interface Described {
  name: string;
  description: string;
}

interface Names {
  /** Permission to react. */
  rule: Rule;
  /** The mutation that sets the reaction: `likePost(id, isLiked)`. */
  mutation: Described;
  /** The field with the viewer's own reaction. The mutation has an argument of this name. */
  own: Described & { argument: string };
  /** The field with the number of reactions; absent when the number is not shown. */
  count?: Described;
  /** Throws when the viewer may not see the record. The radio and the recycle bin are checked in any case. */
  seen?: (context: Context, id: string) => Promise<unknown>;
}

/**
 * Class decorator of a resolver. Adds a reaction to its type: a mutation, a field with the viewer's own reaction, and a field
 * with the count.
 */
export function TakesReaction(
  item: ClassType<object>,
  reaction: Reaction,
  { rule, mutation, own, count, seen }: Names,
): ClassDecorator {
  return ({ prototype }) => {
    const set = async (id: string, isOn: boolean, context: Context, info: GraphQLResolveInfo) => {
      await seen?.(context, id);
      return (await findRow(context, item, await setReaction(context, reaction, id, isOn), info))!;
    };
    define(prototype, mutation.name, set);
    Arg('id', () => ID, { description: idOf(item.name) })(prototype, mutation.name, 0);
    Arg(own.name, () => Boolean, { description: own.argument })(prototype, mutation.name, 1);
    Ctx()(prototype, mutation.name, 2);
    Info()(prototype, mutation.name, 3);
    Mutation(() => item, { description: mutation.description })(prototype, mutation.name, { value: set });
    Ruled(rule)(prototype, mutation.name);

    const field = (name: string, description: string, type: typeof Int | typeof Boolean, read: Read) => {
      const resolve = ({ id }: Row, context: Context) => read(context, id);
      define(prototype, name, resolve);
      Root()(prototype, name, 0);
      Ctx()(prototype, name, 1);
      FieldResolver(() => type, { description })(prototype, name, { value: resolve });
    };
    if (count) field(count.name, count.description, Int, reaction.count);
    field(own.name, own.description, Boolean, (context, id) => isReacted(reaction, context, id));
  };
}

type Read = (context: Context, id: number) => Promise<number | boolean>;

const define = (prototype: object, name: string, value: Function) =>
  Object.defineProperty(prototype, name, { value, configurable: true });
