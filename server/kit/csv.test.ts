import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { csvStream, guardedCell } from './csv.ts';

describe('a CSV file', () => {
  test.each([['=1+1'], ['+1'], ['-$205'], ['@x'], ['\tx'], ['\rx'], ['\nx'], ['＝1']])(
    'takes the force from a text that starts as a formula: %j',
    (value) => {
      expect(guardedCell(value)).toBe(`'${value}`);
    },
  );

  test.each([['a=1'], ['2-1'], [''], ["'=1"], [' =1']])('leaves other texts as they are: %j', (value) => {
    expect(guardedCell(value)).toBe(value);
  });

  test('leaves numbers as they are, empties null, and quotes by RFC 4180', async () => {
    const columns = [
      { header: 'Text', value: (row: { text: string }) => row.text },
      { header: 'Number', value: () => -5 },
      { header: 'Nothing', value: () => null },
    ];
    expect((await buffer(csvStream(columns, rows('a,b', 'say "x"', 'line\nbreak', '-1')))).toString()).toBe(
      '\uFEFFText,Number,Nothing\r\n"a,b",-5,\r\n"say ""x""",-5,\r\n"line\nbreak",-5,\r\n\'-1,-5,\r\n',
    );
  });

  test('fails when its rows fail', async () => {
    const failing = (async function* () {
      yield* rows('a');
      throw new Error('No more rows.');
    })();
    await expect(buffer(csvStream([{ header: 'Text', value: (row) => row.text }], failing))).rejects.toThrow(
      'No more rows.',
    );
  });

  test('stops asking for rows when nobody reads on', async () => {
    let requests = 0;
    let isDone = false;
    const endless = (async function* () {
      try {
        for (;;) yield { text: 'x'.repeat(1000), count: requests++ };
      } finally {
        isDone = true;
      }
    })();
    const stream = csvStream([{ header: 'Text', value: (row) => row.text }], endless);
    for await (const _chunk of stream) break;
    await expect.poll(() => isDone).toBe(true);
    expect(requests).toBeLessThan(1000);
  });
});

async function* rows(...texts: string[]) {
  for (const text of texts) yield { text };
}
