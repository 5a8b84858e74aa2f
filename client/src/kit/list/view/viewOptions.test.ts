import { expect, it } from 'vitest';
import { parseViewOptions } from './viewOptions';

it('uses stored view options, and defaults for invalid ones', () => {
  const retained = {
    density: 'compact',
    hiddenColumns: ['due'],
    columnOrder: ['total', 'client'],
    columnWidths: { total: 12.5 },
  };
  expect(parseViewOptions(JSON.stringify(retained))).toEqual(retained);
  const defaults = { density: 'comfortable', hiddenColumns: [], columnOrder: [], columnWidths: {} };
  const broken =
    '{"density":"huge","hiddenColumns":"all","columnOrder":{"a":1},"columnWidths":{"a":"1","b":0,"c":100,"d":null}}';
  for (const stored of [null, '', 'null', '{', '[]', broken]) {
    expect(parseViewOptions(stored)).toEqual(defaults);
  }
});
