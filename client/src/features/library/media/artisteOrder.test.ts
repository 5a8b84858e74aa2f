import { expect, it } from 'vitest';
import { asCredited } from './artisteOrder';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('artistes stand as the credit names them, and others behind', () => {
  expect(asCredited(named('Ada Merle', 'Zoé', 'Lune'), 'Lune, ada merle')).toEqual(
    named('Lune', 'Ada Merle', 'Zoé'),
  );
  expect(asCredited(named('B', 'A'), '')).toEqual(named('B', 'A'));
  expect(asCredited(named('Ada', 'Adam (X'), 'Adam (X, Ada')).toEqual(named('Adam (X', 'Ada'));
});
