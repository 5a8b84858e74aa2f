import { describe, expect, it } from 'vitest';
import { idsOf, inputOf, joinIds, newArticle, wordsOf } from './blogFormValues';

describe('an article as it is typed', () => {
  it('keeps ids in one order, so that the same choice is the same answer', () => {
    expect(joinIds(['10', '2', '1'])).toBe('1,2,10');
    expect(idsOf('1,2,10')).toEqual(['1', '2', '10']);
    expect(idsOf('')).toEqual([]);
  });

  it('takes commas of both scripts between tags', () => {
    expect(wordsOf(' night, on air,,ذاكرة، مدينة ,')).toEqual(['night', 'on air', 'ذاكرة', 'مدينة']);
  });

  it('is sent as lists', () => {
    const input = inputOf({ ...newArticle, title: 'T', categoryIds: '1,2', tags: 'a, b' });
    expect(input).toMatchObject({ title: 'T', categoryIds: ['1', '2'], tags: ['a', 'b'], status: 'DRAFT' });
  });
});
