import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';

interface Batch<K> {
  keys: K[];
  found: Promise<readonly unknown[]>;
}

type LoadOne<T, K> = (context: Context, key: K) => Promise<T>;

/**
 * Creates a loader that collects the calls of one tick and passes their keys to `load` at once. The rows of a page request their
 * values in the same tick. `load` must return the values in the order of the keys.
 */
export function batched<T, K = number>(
  load: (context: Context, keys: readonly K[]) => Promise<readonly T[]>,
): LoadOne<T, K> {
  const waiting = new WeakMap<Context, Batch<K>>();
  return async (context, key) => {
    const batch = waiting.get(context) ?? start(context);
    const position = batch.keys.push(key) - 1;
    return (await batch.found)[position] as T;
  };

  function start(context: Context): Batch<K> {
    const keys: K[] = [];
    const found = Promise.resolve().then(() => {
      waiting.delete(context);
      return load(context, keys);
    });
    const batch = { keys, found };
    waiting.set(context, batch);
    return batch;
  }
}

/** Like `batched`, for values that depend on the fields selected below. Only calls with the same selection are batched. */
export function batchedBySelection<T, K = number>(
  load: (context: Context, keys: readonly K[], info: GraphQLResolveInfo) => Promise<readonly T[]>,
): (context: Context, key: K, info: GraphQLResolveInfo) => Promise<T> {
  const known = new WeakMap<Context, WeakMap<object, LoadOne<T, K>>>();
  return (context, key, info) => {
    const ofContext = known.get(context) ?? new WeakMap<object, LoadOne<T, K>>();
    known.set(context, ofContext);
    const loadOne = ofContext.get(info.fieldNodes) ?? batched<T, K>((_, keys) => load(context, keys, info));
    ofContext.set(info.fieldNodes, loadOne);
    return loadOne(context, key);
  };
}
