import { JSDOM, type ReadElement } from 'jsdom';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { designsOf } from '../testing/designs.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const question = (more: object = {}) => ({
  text: 'What moves the tides?',
  answers: ['The wind', 'The moon', 'The ships'],
  right: 1,
  explanation: 'Its gravity lifts the water.',
  ...more,
});

const quiz = (questions: object[], language = 'EN', more: object = {}) => ({
  key: 'sea',
  kind: 'QUIZ',
  isHidden: false,
  count: 1,
  texts: [{ language, title: 'The sea and you', text: '', questions }],
  ...more,
});

const show = (...sections: object[]) => designsOf(app, admin).show({ sections });

async function pageIn(language = 'en') {
  const { statusCode, body } = await app.server.inject({ url: `/site/horizon/${language}` });
  expect(statusCode).toBe(200);
  return { body, document: new JSDOM(body).window.document };
}

function textsOf(page: ReadElement) {
  const all = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  return { legends: all('legend'), labels: all('fieldset label'), explanations: all('fieldset > p') };
}

describe('a quiz', () => {
  test('is a group of radio buttons for each question, with the result of each answer in its label', async () => {
    await show(
      quiz([
        question(),
        question({ text: 'Port is', answers: ['left', 'right'], right: 0, explanation: '' }),
      ]),
    );
    const { document } = await pageIn();
    const section = document.querySelector('#part-sea')!;
    expect(section.querySelector('h2')!.textContent).toBe('The sea and you');
    expect(textsOf(section)).toEqual({
      legends: ['What moves the tides?', 'Port is'],
      labels: [
        'The wind Wrong. The right answer is: The moon',
        'The moon Right.',
        'The ships Wrong. The right answer is: The moon',
        'left Right.',
        'right Wrong. The right answer is: left',
      ],
      explanations: ['Its gravity lifts the water.'],
    });
    const names = [...section.querySelectorAll('input')].map((input) => input.getAttribute('name'));
    expect(names).toEqual(['sea-0', 'sea-0', 'sea-0', 'sea-1', 'sea-1']);
    expect([...section.querySelectorAll('input[type=radio]')]).toHaveLength(5);
    expect(section.querySelector('form, script, style, [style]')).toBeNull();
  });

  test('has the questions of the language of the page, and is left out of a page without', async () => {
    const texts = [
      { language: 'EN', title: 'Empty', text: '', questions: [] },
      { language: 'FR', title: '', text: '', questions: [question({ text: 'Qui soulève la mer ?' })] },
    ];
    await show(quiz([], 'EN', { texts }));
    expect((await pageIn()).body).not.toContain('part-sea');
    const { document } = await pageIn('fr');
    expect(document.querySelector('#part-sea h2')!.textContent).toBe('Quiz');
    expect(textsOf(document).labels[1]).toBe('The moon Bonne réponse.');
    expect((await pageIn('ar')).body).not.toContain('part-sea');
  });

  test('shows each text as plain text', async () => {
    const attack = '<script>alert(1)</script><b onclick="x">&amp;';
    await show(quiz([question({ text: attack, answers: [attack, attack], right: 0, explanation: attack })]));
    const { body, document } = await pageIn();
    expect(body).not.toContain('<script>alert(1)');
    expect(document.querySelector('#part-sea :is(script, [onclick])')).toBeNull();
    expect(textsOf(document)).toEqual({
      legends: [attack],
      labels: [`${attack} Right.`, `${attack} Wrong. The right answer is: ${attack}`],
      explanations: [attack],
    });
  });

  test('is seen by visitors once it is published, and unless it is hidden', async () => {
    await show(quiz([question()]));
    await designsOf(app, admin).save({ sections: [quiz([question({ text: 'Only in the draft?' })])] });
    expect((await pageIn()).body).not.toContain('Only in the draft?');
    await show(quiz([question({ text: 'Hidden?' })], 'EN', { isHidden: true }));
    expect((await pageIn()).body).not.toContain('Hidden?');
  });

  test('is left out when its stored questions are damaged', async () => {
    for (const stored of [[{ text: 'No answers' }], 'none', [question({ right: 7 })]]) {
      // A publication makes the page be rendered again.
      await show(quiz([question()]));
      const sections = JSON.stringify([quiz(stored as object[])]);
      await app.orm.em.fork().execute('update website set sections = ? where radio_id = 1', [sections]);
      expect((await pageIn()).body).not.toContain('part-sea');
    }
  });
});

describe('the questions of a quiz', () => {
  const problemsOf = async (...questions: object[]) => {
    const { code, problems } = await show({ ...quiz([]), key: 'first', kind: 'NEWS' }, quiz(questions));
    expect(code).toBe('BAD_USER_INPUT');
    return problems;
  };
  const at = (path: string) => `sections.1.texts.0.questions${path}`;

  test('are checked with the path of the field', async () => {
    expect(await problemsOf(question(), question({ right: 3 }))).toEqual({ [at('.1.right')]: 'invalid' });
    expect(await problemsOf(question({ right: -1 }))).toEqual({ [at('.0.right')]: 'invalid' });
    expect(await problemsOf(question({ text: '  ', answers: ['a', ' '] }))).toEqual({
      [at('.0.text')]: 'required',
      [at('.0.answers.1')]: 'required',
    });
    expect(await problemsOf(question({ answers: ['a'], right: 0 }))).toEqual({
      [at('.0.answers')]: 'required',
    });
  });

  test('have limits', async () => {
    const long = (length: number) => 'x'.repeat(length);
    const answers = ['a', 'b', 'c', 'd', 'e'];
    expect(await problemsOf(question({ text: long(201), answers, explanation: long(501) }))).toEqual({
      [at('.0.text')]: 'tooLong',
      [at('.0.answers')]: 'tooLong',
      [at('.0.explanation')]: 'tooLong',
    });
    expect(await problemsOf(question({ answers: ['a', long(121)] }))).toEqual({
      [at('.0.answers.1')]: 'tooLong',
    });
    expect(await problemsOf(...Array.from({ length: 11 }, () => question()))).toEqual({
      [at('')]: 'tooLong',
    });
    const longest = question({
      text: long(200),
      answers: Array.from({ length: 4 }, () => long(120)),
      explanation: long(500),
    });
    expect((await show(quiz(Array.from({ length: 10 }, () => longest)))).code).toBeUndefined();
  });

  test('are stored without surrounding spaces, and only in quizzes', async () => {
    const text = { ...quiz([question()]), key: 'text', kind: 'TEXT' };
    await show(quiz([question({ text: '  Who? ', explanation: undefined })]), text);
    const { data } = await app.graphql(
      '{ website { design { sections { kind texts { questions { text answers right explanation } } } } } }',
      {},
      admin,
    );
    expect(data.website.design.sections).toEqual([
      {
        kind: 'QUIZ',
        texts: [{ questions: [{ ...question(), text: 'Who?', explanation: '' }] }],
      },
      { kind: 'TEXT', texts: [{ questions: [] }] },
    ]);
  });

  test('are absent in texts that were stored before there were quizzes', async () => {
    await show(quiz([question()]));
    const stored = JSON.stringify([
      { ...quiz([]), texts: [{ language: 'EN', title: 'Before', text: '' }], kind: 'TEXT' },
    ]);
    await app.orm.em.fork().execute('update website set sections = ? where radio_id = 1', [stored]);
    const { data, errors } = await app.graphql(
      '{ website { design { sections { texts { title questions { text } } } } } }',
      {},
      admin,
    );
    expect(errors).toEqual([]);
    expect(data.website.design.sections[0].texts).toEqual([{ title: 'Before', questions: [] }]);
  });
});
