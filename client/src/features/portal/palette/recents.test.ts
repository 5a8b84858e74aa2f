// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetRecents, noteRecent, parseRecents, readRecents } from './recents';

const key = 'regie.recent.1';

afterEach(() => vi.restoreAllMocks());

describe('recent searches and pages', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['"text"'],
    ['[]'],
    ['{"searches":"a","pages":{"0":"b"}}'],
    ['{"searches":[null,7,{},[],"","'.concat('x'.repeat(101), '"],"pages":null}')],
    ['{"__proto__":{"searches":["a"]}}'],
  ])('are none where something else is stored: %s', (stored) => {
    expect(parseRecents(stored)).toEqual({ searches: [], pages: [] });
  });

  it('keep valid entries and drop invalid ones', () => {
    const stored = JSON.stringify({ searches: ['ada', 7, 'ada', 'milo'], pages: [null, 'invoices'] });
    expect(parseRecents(stored)).toEqual({ searches: ['ada', 'milo'], pages: ['invoices'] });
  });

  it('are the last five, the latest first, each once', () => {
    for (const text of ['a', 'b', 'c', ' d ', 'e', 'f', 'c']) noteRecent('1', 'searches', text);
    expect(readRecents('1').searches).toEqual(['c', 'f', 'e', 'd', 'b']);
  });

  it('of two tabs come together', () => {
    noteRecent('1', 'searches', 'here');
    localStorage.setItem(key, JSON.stringify({ searches: ['there', 'here'], pages: ['roles'] }));
    noteRecent('1', 'pages', 'invoices');
    expect(readRecents('1')).toEqual({ searches: ['there', 'here'], pages: ['invoices', 'roles'] });
  });

  it('are one’s own, and nobody’s after they are forgotten', () => {
    noteRecent('1', 'searches', 'ada');
    noteRecent('2', 'searches', 'milo');
    localStorage.setItem('regie.list.users', '{}');
    expect(readRecents('1').searches).toEqual(['ada']);
    forgetRecents();
    expect([readRecents('1'), readRecents('2')]).toEqual(
      Array.from({ length: 2 }, () => ({ searches: [], pages: [] })),
    );
    expect(localStorage.getItem('regie.list.users')).toBe('{}');
  });

  it('are done without where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    noteRecent('1', 'searches', 'ada');
    expect(readRecents('1')).toEqual({ searches: [], pages: [] });
  });
});
