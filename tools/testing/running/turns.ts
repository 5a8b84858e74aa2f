import { setImmediate as nextTurn } from 'node:timers/promises';

/** Counts the turns of the event loop that other work gets during some work. */
export async function turnsDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ turns: number; result: Result }> {
  const end = new AbortController();
  let turns = 0;
  const counting = (async () => {
    for (; !end.signal.aborted; turns++) await nextTurn();
  })();
  try {
    const result = await work();
    return { turns, result };
  } finally {
    end.abort();
    await counting;
  }
}
