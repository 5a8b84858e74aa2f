import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addPlayed } from '../../broadcasting/testing/airItems.ts';
import { makeSong } from '../../library/testing/library.ts';
import { designsOf, type DesignedWebsite } from '../testing/designs.ts';
import { SectionKind } from './section.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const home = async (language = 'en') => (await app.server.inject({ url: `/site/horizon/${language}` })).body;

const section = (kind: string, more: object = {}) => ({
  key: `my-${kind.toLowerCase().replace('_', '-')}`,
  kind,
  isHidden: false,
  count: 3,
  texts: [],
  ...more,
});

const setSections = (sections: object[], token = admin) => designsOf(app, token).show({ sections });

const text = (language: string, title: string, html = '') => ({ language, title, text: html });

describe('the sections of a home page', () => {
  test('are in their order, with their own texts in each language, and without hidden ones', async () => {
    const { code } = await setSections([
      section('TEXT', { texts: [text('EN', 'Our harbour', '<p>Since 1981</p>'), text('FR', 'Notre port')] }),
      section('CONTACT', { texts: [text('EN', 'Write to us')] }),
      section('NEWS', { isHidden: true, texts: [text('EN', 'Hidden news')] }),
      section('HERO', { texts: [text('EN', 'Welcome aboard')] }),
    ]);
    expect(code).toBeUndefined();
    const body = await home();
    const order = ['Our harbour', 'Since 1981', 'Write to us', 'Welcome aboard'].map((part) =>
      body.indexOf(part),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(body).not.toContain('Hidden news');
    const french = await home('fr');
    expect(french).toContain('Notre port');
    expect(french).not.toContain('Our harbour');
  });

  test('can be of every kind, and the page keeps one main heading', async () => {
    await addPlayed(app, await makeSong(app, 1), new Date(Date.now() - 600_000).toISOString(), 180);
    const { code } = await setSections(Object.values(SectionKind).map((kind) => section(kind)));
    expect(code).toBeUndefined();
    const body = await home();
    expect(body).toContain('As it was then');
    expect(body.match(/<h1/g)).toHaveLength(1);
    await setSections([section('CONTACT')]);
    expect((await home()).match(/<h1/g)).toHaveLength(1);
  });

  test('are sanitised, limited and distinct', async () => {
    const attack = '<p onclick="alert(1)">Hi<script>alert(2)</script></p>';
    const { website } = await setSections([section('TEXT', { texts: [text('EN', 'A', attack)] })]);
    expect(website.design.sections[0]!.texts[0]!.text).toBe('<p>Hi</p>');
    expect(await setSections([section('NEWS'), section('NEWS')])).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: { sections: 'taken' },
    });
    for (const wrong of [
      [section('NEWS', { count: 0 })],
      [section('NEWS', { count: 13 })],
      [section('NEWS', { key: 'a b' })],
      [section('NEWS', { recordId: 'x' })],
      [section('TEXT', { texts: [text('EN', 'x'.repeat(81))] })],
      [section('TEXT', { texts: [text('EN', 'A'), text('EN', 'B')] })],
      Array.from({ length: 31 }, (_, index) => section('NEWS', { key: `n${index}` })),
    ])
      expect(await setSections(wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('are changed by people who may update the website alone', async () => {
    const { version, draft } = await designsOf(app, admin).read();
    const support = designsOf(app, await app.as('support'));
    const read = { version, draft } as DesignedWebsite;
    expect((await support.save({ sections: [section('NEWS')] }, read)).code).toBe('FORBIDDEN');
  });

  test('without settings that later versions added have their defaults', async () => {
    const old = { key: 'old', kind: 'EPISODES', isHidden: false, count: 3, texts: [] };
    await store([old]);
    expect((await designsOf(app, admin).read()).design.sections).toMatchObject([
      { key: 'old', kind: 'EPISODES', recordId: null, subject: null },
    ]);
    expect((await app.server.inject({ url: '/site/horizon/ar' })).statusCode).toBe(200);
  });
});

/** Replaces the stored sections, as another version of the server would have written them. */
async function store(sections: object[]) {
  await setSections([section('CONTACT')]);
  const stored = JSON.stringify(sections);
  await app.orm.em.fork().execute('update website set sections = ? where radio_id = 1', [stored]);
}

describe('a section of a kind that this version does not know', () => {
  const hologram = section('HOLOGRAM', { brightness: 7 });
  const storedSections = async () => {
    const [row] = await app.orm.em.fork().execute('select sections from website where radio_id = 1');
    return typeof row!.sections === 'string' ? JSON.parse(row!.sections) : row!.sections;
  };

  test('is left out of the page, which shows the others', async () => {
    await store([hologram, section('CONTACT', { texts: [text('FR', 'Nous écrire')] })]);
    const { statusCode, body } = await app.server.inject({ url: '/site/horizon/fr' });
    expect(statusCode).toBe(200);
    expect(body).toContain('Nous écrire');
    expect(body).not.toContain('my-hologram');
  });

  test('is answered without a kind, and stays as it is when the others are saved', async () => {
    await store([hologram, section('CONTACT')]);
    const { website, code } = await setSections([
      section('CONTACT'),
      { key: 'my-hologram', kind: null, isHidden: true, count: 1, texts: [] },
    ]);
    expect(code).toBeUndefined();
    expect(website.design.sections).toMatchObject([
      { kind: 'CONTACT' },
      { key: 'my-hologram', kind: null, isHidden: true },
    ]);
    expect((await storedSections())[1]).toEqual({ ...hologram, isHidden: true });
  });

  test('is removed by saving the others alone, and cannot be added', async () => {
    await store([hologram, section('CONTACT')]);
    const { website } = await setSections([section('CONTACT')]);
    expect(website.design.sections).toMatchObject([{ kind: 'CONTACT' }]);
    for (const key of ['my-hologram', 'my-contact'])
      expect(await setSections([{ key, kind: null, isHidden: false, count: 1, texts: [] }])).toMatchObject({
        code: 'BAD_USER_INPUT',
        problems: { sections: 'unknown' },
      });
  });
});

test('each kind of section describes its form', async () => {
  const { data, errors } = await app.graphql(
    '{ website { sectionForms { kind fields { name maximum usual hasDefault recordType itemFields { name type isRequired maximum minimumLines maximumLines } } } } }',
    {},
    admin,
  );
  expect(errors).toEqual([]);
  const forms = data.website.sectionForms as Array<{ kind: string; fields: object[] }>;
  expect(forms.map(({ kind }) => kind)).toEqual(Object.values(SectionKind));
  const fieldsOf = (kind: string) => forms.find((form) => form.kind === kind)!.fields;
  const rest = { usual: null, hasDefault: false, recordType: null, itemFields: [] };
  const heading = { ...rest, name: 'HEADING', maximum: 80, hasDefault: true };
  expect(fieldsOf('EPISODES')).toEqual([
    { ...rest, name: 'COUNT', maximum: 12, usual: 3 },
    { ...rest, name: 'RECORD', maximum: null, recordType: 'EMISSION' },
    heading,
  ]);
  expect(fieldsOf('TEXT')).toEqual([
    { ...heading, hasDefault: false },
    { ...heading, name: 'TEXT', maximum: 20_000, hasDefault: false },
  ]);
  const line = { type: 'LINE', isRequired: true, minimumLines: null, maximumLines: null };
  expect(fieldsOf('QUIZ')).toEqual([
    heading,
    {
      ...rest,
      name: 'QUESTIONS',
      maximum: 10,
      itemFields: [
        { ...line, name: 'TEXT', maximum: 200 },
        { ...line, name: 'ANSWERS', type: 'LINES', maximum: 120, minimumLines: 2, maximumLines: 4 },
        { ...line, name: 'RIGHT', type: 'CHOICE', maximum: null },
        { ...line, name: 'EXPLANATION', type: 'PARAGRAPH', isRequired: false, maximum: 500 },
      ],
    },
  ]);
});
