import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from './words';

describe('the text of a message', () => {
  it('is words as they are, with their lines', () => {
    expect(blocksOf('One\n\ntwo')).toEqual([{ kind: 'words', text: 'One\n\ntwo' }]);
  });

  it('has quotes and code as blocks of their own', () => {
    expect(blocksOf('> said\n> so\nNo:\n```\na > b\n\n```\nYes')).toEqual([
      { kind: 'quote', text: 'said\nso' },
      { kind: 'words', text: 'No:' },
      { kind: 'code', text: 'a > b\n' },
      { kind: 'words', text: 'Yes' },
    ]);
  });

  it('takes a fence that is never closed for words', () => {
    expect(blocksOf('```\nopen')).toEqual([{ kind: 'words', text: '```\nopen' }]);
  });

  it('has code between two backticks, and a single one as it is', () => {
    expect(spansOf('Run `npm start` now, 5` long').map(({ text, isCode }) => [text, isCode])).toEqual([
      ['Run ', false],
      ['npm start', true],
      [' now, 5` long', false],
    ]);
  });
});
