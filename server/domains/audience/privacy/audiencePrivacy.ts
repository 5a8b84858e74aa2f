import { registerEnumType } from 'type-graphql';

/** Level of detail that a radio stores about its listeners. */
export enum AudiencePrivacy {
  ALL = 'ALL',
  COUNTS = 'COUNTS',
  NONE = 'NONE',
}
registerEnumType(AudiencePrivacy, {
  name: 'AudiencePrivacy',
  description: 'Level of detail that a radio stores about its listeners, from the most detailed to none.',
  valuesConfig: {
    ALL: {
      description:
        'Listener counts, and individual listening sessions for 60 days. Each session has the program, the kind of device and the country of the listener. Listeners are stored under a pseudonym that changes every day. IP addresses are never stored.',
    },
    COUNTS: { description: 'Listener counts only, without individual listeners.' },
    NONE: { description: 'Nothing about listeners. The states of mount points are still stored.' },
  },
});

/** Ordered from the level that stores least to the level that stores most. */
const levels = [AudiencePrivacy.NONE, AudiencePrivacy.COUNTS, AudiencePrivacy.ALL];

export const storesLess = (level: AudiencePrivacy, than: AudiencePrivacy): boolean =>
  levels.indexOf(level) < levels.indexOf(than);

/** Privacy level of radios that have stored no setting. */
export const usualPrivacy = AudiencePrivacy.ALL;
