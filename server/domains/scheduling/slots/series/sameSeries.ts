import type { RadioContext } from '../../../platform/public.ts';
import type { Series } from './series.ts';

/** For each request, the series that it has read, by their contents. */
const seriesOfRequests = new WeakMap<object, Map<string, Series>>();

const requestOf = (context: RadioContext): object => ('transaction' in context ? context.context : context);

/**
 * Starts to reuse the series objects of a request, so that their cached preparations are found again.
 * Returns a function that ends this.
 */
export function reuseSeries(request: object): () => void {
  seriesOfRequests.set(request, new Map());
  return () => void seriesOfRequests.delete(request);
}

/** Replaces series by equal objects that the request has read before. Their cached preparations are then found. */
export function sameSeries(context: RadioContext, all: Series[]): Series[] {
  const known = seriesOfRequests.get(requestOf(context));
  if (!known) return all;
  return all.map((series) => {
    const contents = JSON.stringify(series);
    const same = known.get(contents) ?? series;
    known.set(contents, same);
    return same;
  });
}
