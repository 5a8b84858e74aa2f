import { describe, expect, it } from 'vitest';
import { createEnd, type End } from './end';

/** Searches for the end of a list with `rows` rows. The server counts such a list exactly only up to 10,000. */
function endOf(rows: number) {
  const requests: number[] = [];
  let found: End = { atLeast: 0, atMost: Infinity };
  const end = createEnd(
    async (position) => {
      requests.push(position);
      return position <= rows;
    },
    (reported) => {
      found = reported;
    },
  );
  return { end, requests, found: () => found };
}

describe('the end of a list that is not counted', () => {
  it('is twice as far each time that somebody comes near', async () => {
    const { end, requests, found } = endOf(70_000);
    await end.search(10_000, () => 5000);
    expect(requests).toEqual([]);
    await end.search(10_000, () => 10_020);
    expect(requests).toEqual([20_000]);
    await end.search(20_000, () => 20_020);
    expect(found()).toEqual({ atLeast: 40_000, atMost: Infinity });
    await end.search(40_000, () => 40_020);
    expect(found()).toEqual({ atLeast: 60_000, atMost: 79_999 });
  });

  it('is found to the row', async () => {
    const { end, requests, found } = endOf(70_123);
    await end.search(10_000, () => 1_000_000);
    expect(found()).toEqual({ atLeast: 70_123, atMost: 70_123 });
    expect(requests.length).toBeLessThan(25);
    await end.search(70_123, () => 1_000_000);
    expect(requests.length).toBeLessThan(25);
  });

  it('is where a chunk stops short', () => {
    const { end, found } = endOf(0);
    end.record(10_000, 100);
    expect(found()).toEqual({ atLeast: 10_100, atMost: Infinity });
    end.record(10_100, 30);
    expect(found()).toEqual({ atLeast: 10_130, atMost: 10_130 });
  });

  it('moves when rows go or come', () => {
    const { end, found } = endOf(0);
    end.record(10_100, 30);
    end.record(10_100, 0);
    expect(found()).toEqual({ atLeast: 10_100, atMost: 10_100 });
    end.record(10_100, 100);
    expect(found()).toEqual({ atLeast: 10_200, atMost: Infinity });
    end.record(10_200, 1);
    end.forget();
    expect(found()).toEqual({ atLeast: 10_201, atMost: Infinity });
  });

  it('is requested again after a request that failed', async () => {
    let isBroken = true;
    const requests: number[] = [];
    const end = createEnd(
      async (position) => {
        requests.push(position);
        if (isBroken) throw new Error('No connection');
        return true;
      },
      () => undefined,
    );
    await end.search(10_000, () => 10_000);
    isBroken = false;
    await end.search(10_000, () => 10_000);
    expect(requests).toEqual([20_000, 20_000]);
  });
});
