import { registerEnumType } from 'type-graphql';

/** How much a radio keeps of those who listen. */
export enum AudiencePrivacy {
  ALL = 'ALL',
  COUNTS = 'COUNTS',
  NONE = 'NONE',
}
registerEnumType(AudiencePrivacy, {
  name: 'AudiencePrivacy',
  description: 'How much a radio keeps of those who listen, the most first.',
  valuesConfig: {
    ALL: {
      description:
        'Figures, and for 60 days who listened when, with the program, the kind of device and the country: each known by a mark that is made with a secret of the day, which is forgotten with the day. No addresses.',
    },
    COUNTS: { description: 'How many listen, and nothing of anybody who does.' },
    NONE: { description: 'Nothing: whether mount points are on the air alone.' },
  },
});

/** From what keeps the least to what keeps the most. */
const levels = [AudiencePrivacy.NONE, AudiencePrivacy.COUNTS, AudiencePrivacy.ALL];

export const storesLess = (one: AudiencePrivacy, other: AudiencePrivacy): boolean =>
  levels.indexOf(one) < levels.indexOf(other);

/** Of a radio that has said nothing. */
export const usualPrivacy = AudiencePrivacy.ALL;
