import { NoticeMail, type NoticeKind, type NoticeReader } from '../../../../kit/notices/noticeKind.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { beganWords, overWords, type EndDetails, type IncidentDetails } from './incidentMail.ts';

const usual = { rule: allow('read', 'StreamServer'), isUrgent: true, mail: NoticeMail.NOW } as const;

const labels = {
  began: {
    en: 'Problem on air',
    fr: 'Un problème à l’antenne',
    ar: 'خلل على الهواء',
  },
  over: {
    en: 'Problem on air is over',
    fr: 'Un problème à l’antenne est terminé',
    ar: 'انتهى خلل على الهواء',
  },
};

const wordsIn = <Data>(
  labelsOf: Record<NoticeReader['language'], string>,
  words: (reader: NoticeReader, data: Data) => { subject: string; paragraphs: string[] },
) => {
  const inLanguage = (language: NoticeReader['language']) => ({
    label: labelsOf[language],
    subject: (data: Data, _: number, reader: NoticeReader) => words({ ...reader, language }, data).subject,
    text: (data: Data, _: number, reader: NoticeReader) =>
      words({ ...reader, language }, data).paragraphs.join(' '),
  });
  return { en: inLanguage('en'), fr: inLanguage('fr'), ar: inLanguage('ar') };
};

const eventOf = ({ radio, mount, kind, beganAt }: IncidentDetails) => ({
  radio,
  mount,
  kind,
  beganAt: new Date(beganAt).toISOString(),
});

/** Notifies people that an incident has begun. */
export const incidentBeganNotice: NoticeKind<IncidentDetails> = {
  ...usual,
  name: 'audience.incidentBegan',
  event: { rule: usual.rule, of: eventOf },
  read: (stored) => stored as IncidentDetails,
  words: wordsIn(labels.began, beganWords),
};

/** Notifies people that an incident is over, with the reason. */
export const incidentOverNotice: NoticeKind<IncidentDetails & EndDetails> = {
  ...usual,
  name: 'audience.incidentOver',
  event: {
    rule: usual.rule,
    of: (data) => ({ ...eventOf(data), endedAt: new Date(data.endedAt).toISOString(), why: data.why }),
  },
  read: (stored) => stored as IncidentDetails & EndDetails,
  words: wordsIn(labels.over, overWords),
};
