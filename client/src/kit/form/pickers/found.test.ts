import { expect, it } from 'vitest';
import { joinPicked, pickedOf } from './found';

it('several records are one text, from which each comes back with its id and its name', () => {
  const picked = [
    { id: '7', text: 'Night songs' },
    { id: '12', text: 'ليالي البحيرة' },
  ];
  expect(pickedOf(joinPicked(picked))).toEqual(picked);
  expect(pickedOf(joinPicked([]))).toEqual([]);
});
