import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';

interface Batch {
  ids: number[];
  found: Promise<readonly unknown[]>;
}

/**
 * A field that asks the database for something of its row: the rows of a page ask one after the other in the same tick,
 * and are answered together, in their order, by one call of `load`.
 */
export function batched<T>(
  load: (context: Context, ids: readonly number[]) => Promise<readonly T[]>,
): (context: Context, id: number) => Promise<T> {
  const waiting = new WeakMap<Context, Batch>();
  return async (context, id) => {
    const batch = waiting.get(context) ?? start(context);
    const place = batch.ids.push(id) - 1;
    return (await batch.found)[place] as T;
  };

  function start(context: Context): Batch {
    const ids: number[] = [];
    const found = Promise.resolve().then(() => {
      waiting.delete(context);
      return load(context, ids);
    });
    const batch = { ids, found };
    waiting.set(context, batch);
    return batch;
  }
}

/** The same for a field whose answer depends on what is asked for below it: together are those who ask for the same. */
export function batchedAsAsked<T>(
  load: (context: Context, ids: readonly number[], info: GraphQLResolveInfo) => Promise<readonly T[]>,
): (context: Context, id: number, info: GraphQLResolveInfo) => Promise<T> {
  const known = new WeakMap<Context, WeakMap<object, (context: Context, id: number) => Promise<T>>>();
  return (context, id, info) => {
    const ofContext =
      known.get(context) ?? new WeakMap<object, (context: Context, id: number) => Promise<T>>();
    known.set(context, ofContext);
    const ask = ofContext.get(info.fieldNodes) ?? batched((_, ids) => load(context, ids, info));
    ofContext.set(info.fieldNodes, ask);
    return ask(context, id);
  };
}
