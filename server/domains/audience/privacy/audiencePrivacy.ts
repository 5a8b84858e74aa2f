import { registerEnumType } from 'type-graphql';

/** Level of detail that a radio stores about its listeners. */
export enum AudiencePrivacy {
  ALL = 'ALL',
  COUNTS = 'COUNTS',
  NONE = 'NONE',
}
registerEnumType(AudiencePrivacy, {
  name: 'AudiencePrivacy',
  description: 'Level of detail that a radio stores about its listeners, from most to least.',
  valuesConfig: {
    ALL: {
      description:
        'Figures, and for 60 days the listening sessions with program, kind of device and country. A listener is a pseudonym made with a salt that is deleted at the end of the day. Addresses are never stored.',
    },
    COUNTS: { description: 'Listener counts only, without single listeners.' },
    NONE: { description: 'Nothing about listeners; only whether mount points are on the air.' },
  },
});

/** Ordered from the level that stores least to the level that stores most. */
const levels = [AudiencePrivacy.NONE, AudiencePrivacy.COUNTS, AudiencePrivacy.ALL];

export const storesLess = (level: AudiencePrivacy, than: AudiencePrivacy): boolean =>
  levels.indexOf(level) < levels.indexOf(than);

/** Default for radios without settings. */
export const usualPrivacy = AudiencePrivacy.ALL;
