import { expect, it } from 'vitest';
import { parseViewOptions } from './viewOptions';

it('takes stored view options, and the defaults for what is not one', () => {
  expect(parseViewOptions('{"density":"compact","hiddenColumns":["due"]}')).toEqual({
    density: 'compact',
    hiddenColumns: ['due'],
  });
  const defaults = { density: 'comfortable', hiddenColumns: [] };
  for (const stored of [null, '', 'null', '{', '[]', '{"density":"huge","hiddenColumns":"all"}']) {
    expect(parseViewOptions(stored)).toEqual(defaults);
  }
});
