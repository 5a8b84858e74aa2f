import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHash } from 'node:crypto';
import type { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { WebComment } from '../comments/webComment.entity.ts';
import { WebCommentStatus } from '../comments/webCommentEnums.ts';
import type { Content } from '../contents/content.entity.ts';
import { SiteLanguage } from '../contents/contentEnums.ts';

interface SampleComment {
  /** Key of the content. */
  on: string;
  language: SiteLanguage;
  name: string;
  text: string;
  status?: WebCommentStatus;
  /** Hours since it was sent. */
  age: number;
  answers?: ReadonlyArray<Omit<SampleComment, 'on' | 'language' | 'answers'>>;
}

const { WAITING, APPROVED, REFUSED, SPAM } = WebCommentStatus;
const { EN, FR, AR } = SiteLanguage;

const sampleComments: readonly SampleComment[] = [
  {
    on: 'record-crate',
    language: EN,
    name: 'Maud',
    text: 'I had three of these singles as a girl. The one with the green label still sits in my kitchen.',
    age: 30,
    answers: [
      {
        name: 'Owen',
        text: 'Mine went to the jumble sale in 1984, and I have regretted it ever since.',
        age: 26,
      },
    ],
  },
  {
    on: 'record-crate',
    language: EN,
    name: 'Tariq',
    text: 'Will the list of titles be online?\n\nI would gladly help with the dates on the labels.',
    age: 9,
  },
  {
    on: 'record-crate',
    language: EN,
    name: 'Jo',
    text: 'Please play the B sides too!',
    age: 2,
    status: WAITING,
  },
  {
    on: 'record-crate',
    language: EN,
    name: 'Bargains',
    text: 'Cheap records: https://a.example https://b.example https://c.example',
    age: 5,
    status: SPAM,
  },
  {
    on: 'harbour-festival',
    language: EN,
    name: 'Ellen',
    text: 'Last year’s Sunday concert was the best hour of radio of the summer.',
    age: 12,
  },
  { on: 'harbour-festival', language: EN, name: 'Nobody', text: 'Boring.', age: 8, status: REFUSED },
  {
    on: 'record-crate',
    language: FR,
    name: 'Lucie',
    text: 'Mon père avait le même carton de bananes\u202f! Merci d’avoir sauvé ces disques.',
    age: 20,
    answers: [{ name: 'Yann', text: 'Le nôtre est encore au grenier. Je vous écris.', age: 18 }],
  },
  {
    on: 'record-crate',
    language: FR,
    name: 'Paul',
    text: 'À quelle heure passez-vous ces titres le dimanche\u202f?',
    age: 3,
    status: WAITING,
  },
  {
    on: 'record-crate',
    language: AR,
    name: 'سلمى',
    text: 'ذكرتموني بأسطوانات جدتي، شكرًا لكم على هذا العمل الجميل.',
    age: 16,
    answers: [{ name: 'كريم', text: 'وأنا أيضًا، صوت الخشخشة له سحره.', age: 14 }],
  },
  {
    on: 'record-crate',
    language: AR,
    name: 'هدى',
    text: 'هل ستُبث الأغاني العربية منها؟',
    age: 4,
    status: WAITING,
  },
];

const hour = 3_600_000;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Seeds comments of visitors, in the languages of the contents. `contentOf` finds a content by its key. */
export function seedWebComments(
  em: SqlEntityManager,
  radio: Radio,
  contentOf: (key: string, language: SiteLanguage) => Content | undefined,
): void {
  const add = (
    content: Content,
    comment: Omit<SampleComment, 'on' | 'language'>,
    parent: WebComment | null,
  ) =>
    em.create(
      WebComment,
      {
        radio,
        content,
        parent,
        status: comment.status ?? APPROVED,
        name: comment.name,
        email: `visitor${hashOf(comment.text).replaceAll(/\W|_/g, '').slice(0, 6).toLowerCase()}@example.com`,
        text: comment.text,
        sentAt: new Date(Date.now() - comment.age * hour),
        authorMark: hashOf(`author ${comment.name}`),
        sendKey: hashOf(`form ${comment.text}`),
      },
      { partial: true },
    ) as WebComment;
  for (const comment of sampleComments) {
    const content = contentOf(comment.on, comment.language);
    if (!content) continue;
    const top = add(content, comment, null);
    for (const answer of comment.answers ?? []) add(content, answer, top);
  }
}
