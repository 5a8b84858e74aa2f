import { describe, expect, it } from 'vitest';
import { mast } from '../testing';
import { patchOf, problemOfTags, valuesOfContent, wordsOf } from './contentForm';

describe('tags as they are typed', () => {
  it('are separated by commas of both scripts', () => {
    expect(wordsOf(' night, on air,,ذاكرة، مدينة ,')).toEqual(['night', 'on air', 'ذاكرة', 'مدينة']);
  });

  it('are at most 12, of at most 40 characters', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(',');
    expect([problemOfTags(tags(12)), problemOfTags(tags(13))]).toEqual([undefined, 'tooLong']);
    expect([problemOfTags('x'.repeat(40)), problemOfTags('x'.repeat(41))]).toEqual([undefined, 'tooLong']);
  });

  it('are sent as a list, for news and blog posts alone', () => {
    const values = valuesOfContent({ ...mast, tags: ['night', 'on air'] });
    expect(values.tags).toBe('night, on air');
    expect(patchOf('BLOG', values).tags).toEqual(['night', 'on air']);
    expect(patchOf('PRODUCT', values)).not.toHaveProperty('tags');
  });
});
