import { domains } from '../../../server/domains/index.ts';
import { textOf } from '../../../server/kit/html/cleanHtml.ts';
import { listedOf } from '../../../server/kit/list/listField.ts';
import { dollarText, momentText, usDateText } from '../../../server/kit/texts.ts';
import type { Value } from './wholeList.ts';

/** The searched values of an entity by their path, each with the function that formats the value as people see it. */
type Texts = Record<string, (value: never) => string>;

const comment: Texts = { authorName: String, text: String };
const medium: Texts = { title: String, credit: String, fileName: String };
const song: Texts = { ...medium, isrc: String };
const publicity: Texts = { ...medium, client: String, campaign: String };

/**
 * The values that each list must search, all of them and no others. A list that is missing here must search the properties that
 * its entity declares, as they are stored.
 */
const searched: Record<string, Texts> = {
  AirItem: { title: String, credit: String, album: String, isrc: String },
  Album: { title: String, label: String, 'artiste.name': String },
  Artiste: { name: String },
  Banner: { name: String, text: String },
  CalendarFeed: { name: String },
  ChatReport: { words: String, reason: String },
  ChatRoom: { name: String, topic: String },
  Classification: { name: String, description: String },
  Clock: { name: String, description: String },
  Company: { name: String },
  Content: { title: String, excerpt: String, body: textOf, tags: (tags: string[]) => tags.join(' ') },
  Emission: { title: String, summary: String, description: textOf },
  EmissionCategory: { name: String, description: String },
  EmissionComment: comment,
  EmissionTag: { name: String },
  Employee: {
    fullName: String,
    post: String,
    email: String,
    startDate: usDateText,
    salary: dollarText,
    age: String,
  },
  Episode: { title: String, summary: String, notes: textOf },
  FaqQuestion: { question: String, answer: String },
  Generic: medium,
  Invoice: { 'client.name': String, 'client.company': String, 'client.companyEmail': String },
  InvoiceClient: { name: String, company: String, companyEmail: String },
  Jingle: medium,
  KnowledgeQuestion: { question: String, content: textOf },
  Language: { name: String, code: String },
  LibraryView: { name: String },
  MediaCategory: { name: String, description: String },
  MediaItem: { ...song, ...publicity },
  MediaTag: { name: String },
  MountPoint: { name: String, path: String },
  Permission: { name: String, createdDate: momentText },
  Playlist: { name: String, description: String },
  PlaylistComment: comment,
  Podcast: { title: String, description: String, author: String },
  PodcastComment: comment,
  Product: { name: String },
  Publicity: publicity,
  Radio: { name: String, slug: String },
  Role: { key: String, name: String },
  Redirect: { path: String, target: String },
  Rush: { title: String, notes: String },
  Slot: { title: String },
  Song: song,
  StreamServer: { name: String, host: String },
  Topic: { name: String },
  User: { fullName: String, username: String },
  Video: medium,
  VideoComment: comment,
  WebComment: { name: String, email: String, text: String },
};

/** Entities whose records people refer to by number, so that a search must find them by it. */
const numbered: readonly string[] = ['Invoice'];

export interface SearchedText {
  path: string;
  shown: (value: Value) => string;
  /** True for a number. Only the whole number finds the row, with or without `#` before it. */
  isNumber?: boolean;
}

export const searchedTextsOf = (item: string): SearchedText[] => [
  ...Object.entries(searched[item] ?? declaredTexts(item)).map(([path, shown]) => ({
    path,
    shown: shown as SearchedText['shown'],
  })),
  ...(numbered.includes(item) ? [{ path: 'id', shown: String, isNumber: true }] : []),
];

function declaredTexts(item: string): Texts {
  const entity = domains.flatMap(({ entities }) => entities).find(({ name }) => name === item);
  const declared = entity ? listedOf(entity).searched : [];
  return Object.fromEntries(declared.map(({ property }) => [property, String]));
}
