import { describe, expect, it } from 'vitest';
import { idsIn, questionsOf } from './questions';

const zones = { moments: 'UTC', days: 'UTC' };
const requests = (address: string) => questionsOf('SONG', new URLSearchParams(address), zones);

describe('the questions of an address', () => {
  it('are what its list would ask, in as many parts as make a thousand', () => {
    const questions = requests('kind=SONG&q=tag:new&state=READY&year=1999&nonsense=1&sort=genre&order=desc');
    expect(questions).toHaveLength(40);
    expect(questions[1]).toEqual({
      page: 2,
      perPage: 25,
      search: 'tag:new',
      filter: { state: { eq: 'READY' }, year: { eq: 1999 } },
      sort: [{ genre: 'DESC' }],
    });
  });

  it('are about ids alone when it has some', () => {
    const ids = Array.from({ length: 30 }, (_, index) => String(index + 1));
    const questions = requests(`q=x&ids=${ids.join()}`);
    expect(questions.map(({ filter, search }) => [filter, search])).toEqual([
      [{ id: { in: ids.slice(0, 25) } }, null],
      [{ id: { in: ids.slice(25) } }, null],
    ]);
  });

  it('believe ids that can be some, each once', () => {
    expect(idsIn(new URLSearchParams('ids=3,x,3,,-1,0,12'))).toEqual(['3', '12']);
  });
});
