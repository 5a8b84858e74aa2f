import type { Guard } from './guard.ts';

const captions = 'domains/multimedia/captions/captions.test.ts';
const parsing = 'domains/multimedia/captions/parseCaptions.test.ts';

/** Who changes and reads the captions of videos, and what is kept of them. */
export const captionGuards: readonly Guard[] = [
  {
    name: 'captions are changed by whoever may change videos',
    file: 'domains/multimedia/catalogue/radioPicture.ts',
    on: "context.abilities.require(allow('update', row ? subjectOf(row) : entity.name));",
    off: 'void [allow, row && subjectOf(row)];',
    provenBy: [{ file: captions, tests: ['are changed by nobody who may not change videos'] }],
  },
  {
    name: 'captions are at most a megabyte',
    file: 'domains/multimedia/captions/captionsFile.ts',
    on: "limit('captionsBytes', megabyte,",
    off: "limit('captionsBytes', megabyte * 10,",
    provenBy: [{ file: captions, tests: ['are at most a megabyte'] }],
  },
  {
    name: 'captions are read by whoever reads videos',
    file: 'domains/multimedia/streaming/streamedFiles.ts',
    on: "context.abilities.require(allow('read', 'Video'));",
    off: '',
    provenBy: [{ file: captions, tests: ['is for who reads videos, on the radio of the video'] }],
  },
  {
    name: 'captions are text in UTF-8',
    file: 'domains/multimedia/captions/parseCaptions.ts',
    on: '{ fatal: true }',
    off: '{ fatal: false }',
    provenBy: [{ file: parsing, tests: ['is text in UTF-8'] }],
  },
  {
    name: 'captions keep no tags but their own',
    file: 'domains/multimedia/captions/captionText.ts',
    on: "if (speaks === undefined) return '';",
    off: 'if (speaks === undefined) return `<${name}${said}>`;',
    provenBy: [{ file: parsing, tests: ['becomes WebVTT'] }],
  },
  {
    name: 'captions do not go backwards',
    file: 'domains/multimedia/captions/parseCaptions.ts',
    on: 'if (caption.to <= caption.from || caption.from < last)',
    off: 'if (caption.to < 0 || last < 0)',
    provenBy: [
      { file: parsing, tests: ['names the caption whose times go backwards'] },
      { file: captions, tests: ['times that go backwards'] },
    ],
  },
  {
    name: 'captions are gone with their video',
    file: 'domains/multimedia/media/discardFiles.ts',
    on: 'if (captionsKey) await discard(place, captionsKey);',
    off: 'void captionsKey;',
    provenBy: [{ file: captions, tests: ['are gone with their video when it is purged'] }],
  },
  {
    name: 'a filter that follows from others has few values too',
    file: 'kit/list/filterConditions.ts',
    on: 'requireFew(column.name, condition);',
    off: '',
    provenBy: [
      {
        file: 'domains/multimedia/media/kinds/publicityState.test.ts',
        tests: ['is refused a filter of more values than there may be'],
      },
    ],
  },
  {
    name: 'adverts are listed by the day of their radio',
    file: 'domains/multimedia/media/kinds/publicityState.ts',
    on: 'const today = await radioDay(context);',
    off: 'const today = await radioDay({ ...context, radioId: undefined });',
    provenBy: [
      {
        file: 'domains/multimedia/media/kinds/publicityState.test.ts',
        tests: ['is listed by the day of its radio'],
      },
    ],
  },
];
