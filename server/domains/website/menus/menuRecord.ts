import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

export enum MenuRecordType {
  CONTENT = 'CONTENT',
  EMISSION = 'EMISSION',
  PODCAST = 'PODCAST',
  TOPIC = 'TOPIC',
}
registerEnumType(MenuRecordType, {
  name: 'MenuRecordType',
  description: 'Type of a record that an entry of a menu can lead to: each has a page on the website.',
  valuesConfig: {
    CONTENT: {
      description:
        'A content. Pages in another language lead to its published translation; without one, to the content itself.',
    },
    EMISSION: { description: 'An emission.' },
    PODCAST: {
      description: 'A podcast. Leads to the part of the page of its emission where listeners subscribe.',
    },
    TOPIC: {
      description: 'A topic. Leads to the list of the contents with the topic, in the language of the page.',
    },
  },
});

export enum MenuRecordState {
  SHOWN = 'SHOWN',
  HIDDEN = 'HIDDEN',
  MISSING = 'MISSING',
}
registerEnumType(MenuRecordState, {
  name: 'MenuRecordState',
  description: 'Visibility for visitors of an entry of a menu that leads to a record.',
  valuesConfig: {
    SHOWN: { description: 'The record is on the website, and visitors see the entry.' },
    HIDDEN: {
      description:
        'The record is not on the website now. It is a content outside of its publication, an emission that is a draft or without `isListed`, a podcast that is not published or belongs to such an emission, or a topic without published contents. Visitors see neither the entry nor its submenu.',
    },
    MISSING: {
      description:
        'The record is deleted, or the viewer may not read it. While it is deleted, visitors see neither the entry nor its submenu.',
    },
  },
});

/** The record of an entry as it is stored. */
export interface StoredMenuRecord {
  type: MenuRecordType;
  recordId: number;
}

const type = 'Type of the record.';
const recordId = 'Id of the `Content`, `Emission`, `Podcast` or `Topic`.';

@OutputType({ rule: 'parent', description: 'A record that an entry of a menu leads to.' })
export class MenuRecord {
  @Field(() => MenuRecordType, { description: type }) type!: MenuRecordType;
  @Field(() => ID, { description: recordId }) recordId!: string;
  @Field({ description: 'Current title of the record; empty for MISSING.' }) title!: string;
  @Field(() => MenuRecordState, { description: 'Visibility of the record on the website now.' })
  state!: MenuRecordState;
}

@InputType({ description: 'A record that an entry of a menu leads to.' })
export class MenuRecordInput {
  @Field(() => MenuRecordType, { description: type }) type!: MenuRecordType;
  @Field(() => ID, { description: recordId }) recordId!: string;
}
