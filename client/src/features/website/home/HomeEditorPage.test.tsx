import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type {
  SectionFieldName,
  SectionInput,
  SectionItemFieldName,
  SectionItemFieldType,
  SectionKind,
} from '../../../apollo/schemaTypes.generated';
import { pressQuickly } from '../../../testing/pressQuickly';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { designedWebsite, pageOf, previewAnswer, withDraft } from '../testing';
import HomeEditorPage from './HomeEditorPage';
import { fieldOfHome, newItem, valuesOfHome } from './sectionValues';

const section = (kind: SectionKind) => ({
  __typename: 'Section' as const,
  key: kind.toLowerCase(),
  kind,
  isHidden: false,
  count: 6,
  recordId: null,
  subject: null,
  texts: [],
});

const field = (name: SectionFieldName, more: object = {}) => ({
  __typename: 'SectionField' as const,
  name,
  maximum: 80,
  usual: null,
  hasDefault: false,
  recordType: null,
  itemFields: [],
  ...more,
});

const itemField = (name: SectionItemFieldName, type: SectionItemFieldType, more: object = {}) => ({
  __typename: 'SectionItemField' as const,
  name,
  type,
  isRequired: true,
  maximum: 200,
  minimumLines: null,
  maximumLines: null,
  ...more,
});

const questions = field('QUESTIONS', {
  maximum: 3,
  itemFields: [
    itemField('TEXT', 'LINE'),
    itemField('ANSWERS', 'LINES', { minimumLines: 2, maximumLines: 4 }),
    itemField('RIGHT', 'CHOICE', { maximum: null }),
    itemField('EXPLANATION', 'PARAGRAPH', { isRequired: false }),
  ],
});

/** Description of some kinds, as the server answers it. */
const sectionForms = [
  { kind: 'HERO', fields: [field('HEADING', { hasDefault: true }), field('TEXT')] },
  {
    kind: 'NEWS',
    fields: [
      field('COUNT', { usual: 6, maximum: 12 }),
      field('RECORD', { recordType: 'NEWS_TOPIC' }),
      field('HEADING'),
    ],
  },
  { kind: 'SCHEDULE', fields: [field('COUNT', { usual: 6, maximum: 12 }), field('HEADING')] },
  { kind: 'QUIZ', fields: [field('HEADING'), questions] },
  { kind: 'SONGS', fields: [field('COUNT', { usual: 5, maximum: 12 }), field('HEADING')] },
].map((form) => ({ __typename: 'SectionForm' as const, ...form }));

const home = designedWebsite({ sections: [section('HERO'), section('NEWS'), section('SCHEDULE')] });

interface Sent {
  sections: SectionInput[];
}

/** Sections in the format of the server's response. */
const stored = ({ sections }: Sent) =>
  sections.map(({ texts, kind = null, recordId = null, ...values }) => ({
    ...values,
    kind,
    recordId,
    subject: recordId
      ? { __typename: 'SectionSubject' as const, id: recordId, name: 'Culture', isShown: false }
      : null,
    __typename: 'Section' as const,
    texts: texts.map(({ questions = [], ...text }) => ({
      ...text,
      __typename: 'SectionText' as const,
      questions: questions.map((question) => ({
        ...question,
        explanation: question.explanation ?? '',
        __typename: 'QuizQuestion' as const,
      })),
    })),
  }));

function show(website: typeof home | null = home, { viewer = testViewer, search = '' } = {}) {
  const { requests } = renderPage(<HomeEditorPage />, {
    address: `/admin/website/home${search}`,
    viewer,
    answer: ({ name, variables }) => {
      if (name === 'SaveWebsiteDraft') {
        const sections = stored(variables['input'] as Sent);
        return { data: { saveWebsiteDraft: withDraft(home, { sections }) } };
      }
      if (name === 'SectionForms')
        return { data: { website: { __typename: 'Website' as const, id: '1', sectionForms } } };
      if (name === 'TopicSuggestions')
        return { data: { topics: pageOf('TopicPage', [{ __typename: 'Topic', id: '5', name: 'Culture' }]) } };
      return previewAnswer(name) ?? { data: { website } };
    },
  });
  return () =>
    requests.findLast(({ name }) => name === 'SaveWebsiteDraft')?.variables as
      | { version: number; input: Sent }
      | undefined;
}

describe('the sections of the home page', () => {
  it('are moved by the keyboard, hidden and removed, and saved as a draft', async () => {
    const sent = show();
    const handle = await screen.findByRole('button', { name: /^Move Welcome/ });
    handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(screen.getByRole('button', { name: 'Hide: News' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Schedule' }));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        version: 2,
        input: {
          sections: [
            { kind: 'NEWS', isHidden: true },
            { kind: 'HERO', isHidden: false },
          ],
        },
      }),
    );
  });

  it('are moved by keys that are pressed quickly one after the other', async () => {
    const sent = show();
    const handle = await screen.findByRole('button', { name: /^Move Welcome/ });
    handle.focus();
    await pressQuickly({ key: 'ArrowDown', altKey: true }, { key: 'ArrowDown', altKey: true });
    expect(screen.getByText('Welcome is now at position 3 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(handle);
    await waitFor(() =>
      expect(sent()?.input.sections.map(({ kind }) => kind)).toEqual(['NEWS', 'SCHEDULE', 'HERO']),
    );
  });

  it('keep the focus on the button that hides them', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Hide: News' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Show: News' }));
  });

  it('are added with a heading in a language, and only the written texts are sent', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add section' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Songs played' }));
    const drawer = await screen.findByRole('dialog');
    await userEvent.type(within(drawer).getByLabelText(/^Heading/), 'Just played');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(sent()?.input.sections.at(-1)).toMatchObject({
        kind: 'SONGS',
        count: 5,
        texts: [{ language: 'EN', title: 'Just played', text: '', questions: [] }],
      }),
    );
  });

  it('open with the form of the section that the address names', async () => {
    show(home, { search: '?section=news' });
    expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are moved to a position by their menu', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move to: Welcome' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await waitFor(() =>
      expect(sent()?.input.sections.map(({ kind }) => kind)).toEqual(['NEWS', 'SCHEDULE', 'HERO']),
    );
  });

  it('have the fields that the server describes, and no others', async () => {
    show(home, { search: '?section=hero' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Welcome' }));
    expect(await drawer.findByLabelText(/^Heading/)).toBeTruthy();
    expect(drawer.queryByLabelText(/^Number of entries/)).toBeNull();
    expect(drawer.queryByRole('combobox')).toBeNull();
  });

  it('are limited to a record, and say when visitors do not see it', async () => {
    const sent = show(home, { search: '?section=news' });
    const drawer = within(await screen.findByRole('dialog', { name: 'News' }));
    await userEvent.type(await drawer.findByRole('combobox', { name: /^Only this topic/ }), 'cul');
    await screen.findByText('Culture');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sent()?.input.sections[1]).toMatchObject({ kind: 'NEWS', recordId: '5' }));
    expect(await screen.findByText(/This record was deleted or is not on the website/)).toBeTruthy();
  });

  it('of an unknown kind are shown as such, stay when others are saved, and can be removed', async () => {
    const unknown = { ...section('HERO'), key: 'future', kind: null };
    const sent = show(designedWebsite({ sections: [section('NEWS'), unknown] }));
    expect(await screen.findByText('Unknown kind, not shown on the website')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit: Unknown section' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide: News' }));
    await waitFor(() => expect(sent()?.input.sections[1]).toMatchObject({ key: 'future', kind: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Unknown section' }));
    await waitFor(() => expect(sent()?.input.sections.map(({ kind }) => kind)).toEqual(['NEWS']));
  });

  it('can be loaded again when their description is not answered', async () => {
    let isBroken = true;
    renderPage(<HomeEditorPage />, {
      address: '/admin/website/home',
      answer: ({ name }) => {
        if (name !== 'SectionForms') return previewAnswer(name) ?? { data: { website: home } };
        return isBroken
          ? { error: { code: 'INTERNAL_SERVER_ERROR' } }
          : { data: { website: { __typename: 'Website' as const, id: '1', sectionForms } } };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Welcome')).toBeTruthy();
  });

  it('keep the focus on the language that is pressed', async () => {
    show(home, { search: '?section=hero' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Welcome' }));
    const french = await drawer.findByRole('button', { name: /Fran|French/ });
    await userEvent.click(french);
    expect(french.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(french);
  });

  it('say that the record to which they are limited is not available', async () => {
    show(designedWebsite({ sections: [{ ...section('NEWS'), recordId: '5' }] }), { search: '?section=news' });
    const drawer = within(await screen.findByRole('dialog', { name: 'News' }));
    const picker = await drawer.findByRole<HTMLInputElement>('combobox', { name: /^Only this topic/ });
    expect(picker.value).toBe('Record not available');
  });

  it('need the settings of the website first', async () => {
    show(null);
    expect((await screen.findByRole('link', { name: 'Website settings' })).getAttribute('href')).toBe(
      '/admin/website/settings',
    );
  });

  it('cannot be changed by people who may only read them', async () => {
    show(home, { viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] } });
    await screen.findByText('Welcome');
    for (const name of [/^Move/, /^Hide/, 'Add section', 'Publish design'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

const question = (text: string, more: object = {}) => ({
  __typename: 'QuizQuestion' as const,
  text,
  answers: ['Moon', 'Wind', 'Ships'],
  right: 1,
  explanation: '',
  ...more,
});

const quizOf = (...all: ReturnType<typeof question>[]) =>
  designedWebsite({
    sections: [
      {
        ...section('QUIZ'),
        texts: [
          { __typename: 'SectionText' as const, language: 'EN', title: 'Sea', text: '', questions: all },
        ],
      },
    ],
  });

describe('the questions of a quiz', () => {
  const open = async (website: typeof home) => {
    const sent = show(website, { search: '?section=quiz' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Quiz' }));
    await drawer.findByRole('list', { name: 'Questions' });
    return { drawer, sent: () => sent()?.input.sections[0]?.texts[0]?.questions };
  };

  it('are added with their answers, of which one is right', async () => {
    const { drawer, sent } = await open(quizOf());
    await userEvent.click(drawer.getByRole('button', { name: 'Add question' }));
    const text = await drawer.findByRole('textbox', { name: 'Question' });
    expect(document.activeElement).toBe(text);
    await userEvent.type(text, 'What moves the tides?');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Answer 1' }), 'The wind');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Answer 2' }), 'The moon');
    await userEvent.click(drawer.getByRole('radio', { name: 'Answer 2 is right' }));
    await userEvent.type(drawer.getByRole('textbox', { name: /^Explanation/ }), 'It lifts the water.');
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          text: 'What moves the tides?',
          answers: ['The wind', 'The moon'],
          right: 1,
          explanation: 'It lifts the water.',
        },
      ]),
    );
  });

  it('are moved by the keyboard and removed, and full lists take no more', async () => {
    const { drawer, sent } = await open(quizOf(question('One'), question('Two'), question('Three')));
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Add question' }).disabled).toBe(true);
    expect(drawer.getByText('At most 3 questions.')).toBeTruthy();
    drawer.getByRole('button', { name: /^Move One/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(drawer.getByRole('button', { name: 'Remove: Three' }));
    await waitFor(() => expect(sent()).toMatchObject([{ text: 'Two' }, { text: 'One' }]));
  });

  it('lose an answer: the right one stays the same, or must be chosen again', async () => {
    const { drawer, sent } = await open(quizOf(question('One')));
    await userEvent.click(drawer.getByRole('button', { name: 'One' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove answer 1' }));
    await waitFor(() => expect(sent()).toMatchObject([{ answers: ['Wind', 'Ships'], right: 0 }]));
    await userEvent.click(drawer.getByRole('button', { name: 'Add answer' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Answer 3' }), 'Fish');
    await waitFor(() => expect(sent()).toMatchObject([{ answers: ['Wind', 'Ships', 'Fish'] }]));
    await userEvent.click(drawer.getByRole('button', { name: 'Remove answer 1' }));
    expect(await drawer.findByRole('alert')).toBeTruthy();
    expect(drawer.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(drawer.getByRole('radio', { name: 'Answer 2 is right' }));
    await waitFor(() => expect(sent()).toMatchObject([{ answers: ['Ships', 'Fish'], right: 1 }]));
  });

  it('that are blank are not sent, and half-written ones are marked', async () => {
    const { drawer, sent } = await open(quizOf(question('One')));
    await userEvent.click(drawer.getByRole('button', { name: 'Add question' }));
    await userEvent.type(drawer.getByLabelText(/^Heading/), 's');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(drawer.queryByText('This field is required')).toBeNull();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Question' }), 'Half');
    expect(await drawer.findAllByText('This field is required')).toHaveLength(3);
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Something in this section needs a correction.')).toBeTruthy();
  });
});

describe('a problem that the server finds in a question', () => {
  it('belongs to the field of the form, past languages without texts and blank questions', () => {
    const values = valuesOfHome({
      sections: [
        {
          ...section('QUIZ'),
          texts: [
            { __typename: 'SectionText', language: 'AR', title: '', text: '', questions: [] },
            { __typename: 'SectionText', language: 'FR', title: '', text: '', questions: [question('Une')] },
          ],
        },
      ],
    });
    values.sections[0]!.texts.FR.questions.unshift(newItem(2));
    const at = (path: string) => fieldOfHome(values, `sections.0.texts.0.${path}`);
    expect(at('questions.0.right')).toBe('sections.0.texts.FR.questions.1.right');
    expect(at('questions.0.answers.2')).toBe('sections.0.texts.FR.questions.1.answers.2.value');
    expect(at('title')).toBe('sections.0.texts.FR.title');
    expect(fieldOfHome(values, 'sections')).toBe('sections');
  });
});
