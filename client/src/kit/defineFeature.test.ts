import { describe, expect, it } from 'vitest';
import { defineFeature, type Page } from './defineFeature';

const load: Page['load'] = async () => ({ default: () => null });
const fields = { name: { label: 'clocks.title' as const } };
const of = (more: object) =>
  defineFeature({
    name: 'clocks',
    pages: [{ type: 'Clock', texts: 'clocks', list: '/admin/clocks', load, ...more }],
  });
const short = ({ pages }: ReturnType<typeof of>) =>
  pages.map(({ path, title, rule, documentation }) => [path, title, rule, documentation]);

describe('a record among the pages of a feature', () => {
  it('gets a list for those who may read it', () => {
    expect(short(of({ documentation: 'clocks' }))).toEqual([
      ['/admin/clocks', 'clocks.title', { action: 'read', subject: 'Clock' }, 'clocks'],
    ]);
  });

  it('gets a recycle bin for those who may delete it, and a page of one', () => {
    expect(short(of({ bin: load, page: load })).slice(1)).toEqual([
      ['/admin/clocks/bin', 'recycleBin.title', { action: 'delete', subject: 'Clock' }, undefined],
      ['/admin/clocks/:id', 'clocks.one', { action: 'read', subject: 'Clock' }, undefined],
    ]);
    expect(of({ bin: load, binSubject: 'MediaItem' }).pages[1]!.rule).toEqual({
      action: 'delete',
      subject: 'MediaItem',
    });
  });

  it('is described to other features when it names its fields', () => {
    expect(of({}).records).toEqual([]);
    const [list] = of({ fields }).records!;
    const [withPage] = of({ fields, page: load, derivedFields: ['foldedName'] }).records!;
    expect([list!.type, list!.fields, list!.path!('7')]).toEqual(['Clock', fields, '/admin/clocks']);
    expect([withPage!.path!('7'), withPage!.derivedFields]).toEqual(['/admin/clocks/7', ['foldedName']]);
  });
});
