import { expect, it } from 'vitest';
import { joinNames, splitNames } from './names';

it('reads names between commas of both scripts, each once', () => {
  expect(splitNames('Ada,  Lou Castel ,, Ada،نور')).toEqual(['Ada', 'Lou Castel', 'نور']);
  expect(splitNames('  ')).toEqual([]);
});

it('reads names between semicolons, as tags write several artistes', () => {
  expect(splitNames('Ada; Lou Castel;نور؛ Zoé')).toEqual(['Ada', 'Lou Castel', 'نور', 'Zoé']);
  expect(splitNames(joinNames(['A;B', 'C']))).toEqual(['A;B', 'C']);
});

it('keeps a comma inside of quotes, and quotes that mean themselves', () => {
  expect(splitNames('"Earth, Wind & Fire", Ada')).toEqual(['Earth, Wind & Fire', 'Ada']);
  expect(splitNames('The 12" Band, Ada')).toEqual(['The 12" Band', 'Ada']);
});

it('writes names so that the same are read again', () => {
  const names = ['Earth, Wind & Fire', 'The 12" Band', 'Ada', 'أ، ب'];
  expect(splitNames(joinNames(names))).toEqual(names);
});
