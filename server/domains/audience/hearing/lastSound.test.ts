import { expect, test } from 'vitest';
import { LastSound } from './lastSound.ts';

const at = (second: number) => new Date(second * 1000);

test('the last two minutes are kept, in the order in which they came', () => {
  const last = new LastSound();
  for (let second = 0; second < 300; second++) last.take(Buffer.from([second % 256]), at(second));
  const kept = [...last.all()];
  expect(kept).toHaveLength(121);
  expect(kept[0]).toBe(179);
  expect(kept.at(-1)).toBe(299 % 256);
});

test('no more is kept than two minutes can be, however much is sent', () => {
  const last = new LastSound();
  for (let part = 0; part < 40; part++) last.take(Buffer.alloc(1_000_000, part), at(1));
  expect(last.all()).toHaveLength(8_000_000);
  expect(last.all().at(-1)).toBe(39);
});
