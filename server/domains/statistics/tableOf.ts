import type { Context } from '../../kit/context.ts';
import { scopeConditions } from '../../kit/read/scope.ts';
import { scopeOf } from '../../kit/read/reads.ts';

/** The table of an entity as `t`, its columns, and the conditions that every read of it is under. */
export function tableOf(context: Context, entity: { name: string }) {
  const model = context.reads.models.of(entity);
  const scope = scopeConditions(model, 't', scopeOf(context));
  return {
    model,
    from: `${model.table} t`,
    column: (property: string) => `t.${model.column(property)}`,
    where: (...conditions: string[]) => ['1 = 1', ...scope, ...conditions].join(' and '),
  };
}
