import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { EditableEntity } from '../../entities/baseEntity.ts';
import type { Row } from '../../read/plan.ts';
import { findRow } from '../../read/reads.ts';
import { Allow } from '../../rules/rule.ts';
import { nounOf } from './nounOf.ts';
import { checkedInside, UpdateResolver, type WriteOptions } from './updateResolver.ts';
import { createEntity, type Write } from '../writes.ts';

/** `UpdateResolver` with the mutation `createX`. The hooks of a subclass apply to both mutations. */
export function WriteResolver<T extends EditableEntity, I extends object, P extends object>(
  item: ClassType<T>,
  input: ClassType<I>,
  patch: ClassType<P>,
  options: WriteOptions = {},
) {
  const name = item.name;

  @Resolver(() => item)
  abstract class WriteBase extends UpdateResolver<T, P, I | P>(item, patch, options) {
    @Allow('create', name)
    @Mutation(() => item, {
      name: `create${name}`,
      description: `Creates ${nounOf(name, options)}. BAD_USER_INPUT names the fields that are not acceptable.`,
    })
    async create(
      @Arg('input', () => input, { description: 'The fields of the new record.', validateFn: checkedInside })
      given: I,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Row> {
      const reading = await this.reading(given);
      const prepare = async (write: Write<T>) => {
        // guard: create-is-authorized
        await this.authorize(undefined, write);
        return reading(write);
      };
      const id = await this.runWrite(context, () => createEntity(context, item, prepare, this.followUp()));
      return (await findRow(context, item, id, info))!;
    }
  }
  return WriteBase;
}
