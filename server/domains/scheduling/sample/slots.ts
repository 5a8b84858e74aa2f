import { SlotCategory, SlotLayer } from '../slots/slotEnums.ts';
import type { Weekday } from '../../../kit/time/recurrence.ts';

/** A weekly sample slot. */
export interface SampleSlot {
  /** Key for references from other slots. */
  key?: string;
  layer?: SlotLayer;
  category: SlotCategory;
  /** Slug of the emission, name of the playlist, or key of the slot to rebroadcast. */
  emission?: string;
  playlist?: string;
  original?: string;
  /** Title of an episode of the emission. */
  episode?: string;
  title?: string;
  colour?: string;
  days: readonly Weekday[];
  at: string;
  minutes: number;
}

const weekdays: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR'];
const all: readonly Weekday[] = [...weekdays, 'SA', 'SU'];
const { LIVE, MULTIMEDIA, REBROADCAST } = SlotCategory;

const flash = (at: string): SampleSlot => ({
  layer: SlotLayer.LIVE,
  category: LIVE,
  emission: 'le-journal-de-midi',
  title: 'Le flash',
  days: weekdays,
  at,
  minutes: 4,
});

const adverts = (at: string): SampleSlot => ({
  layer: SlotLayer.ADVERTS,
  category: MULTIMEDIA,
  playlist: 'Adverts at twenty past',
  colour: '#64748b',
  days: all,
  at,
  minutes: 3,
});

/** Filler of the weekend nights, instead of the night clock. */
const jazzNight: SampleSlot = {
  layer: SlotLayer.FILLER,
  category: MULTIMEDIA,
  playlist: 'Evening jazz',
  title: 'La nuit jazz',
  colour: '#94a3b8',
  days: ['FR', 'SA'],
  at: '22:00',
  minutes: 8 * 60,
};

/** Slots of a week of the first sample radio. Clocks fill the hours between its programmes. */
export const horizonSlots: readonly SampleSlot[] = [
  jazzNight,
  {
    category: LIVE,
    emission: 'sabah-al-mina',
    days: weekdays,
    at: '05:00',
    minutes: 45,
  },
  {
    category: LIVE,
    emission: 'horizon-matin',
    days: weekdays,
    at: '06:00',
    minutes: 180,
  },
  ...['07:00', '08:00', '09:00', '10:00', '11:00'].map(flash),
  {
    category: LIVE,
    emission: 'le-journal-de-midi',
    days: weekdays,
    at: '12:00',
    minutes: 20,
  },
  {
    key: 'lunch',
    category: LIVE,
    emission: 'the-long-lunch',
    days: ['TU', 'TH'],
    at: '13:00',
    minutes: 50,
  },
  {
    key: 'bridge',
    category: LIVE,
    emission: 'passerelle',
    days: ['MO', 'WE'],
    at: '16:00',
    minutes: 60,
  },
  {
    key: 'books',
    category: LIVE,
    emission: 'pages-ouvertes',
    days: ['TH'],
    at: '19:00',
    minutes: 55,
  },
  {
    key: 'tide',
    category: MULTIMEDIA,
    emission: 'low-tide-sessions',
    days: ['WE'],
    at: '21:00',
    minutes: 40,
  },
  {
    category: LIVE,
    emission: 'la-tribune',
    days: ['SA'],
    at: '19:30',
    minutes: 150,
  },
  {
    category: LIVE,
    emission: 'night-line',
    days: ['FR', 'SA'],
    at: '23:00',
    minutes: 240,
  },
  {
    category: MULTIMEDIA,
    emission: 'the-long-lunch',
    episode: 'The lighthouse keeper’s daughter',
    title: 'The Long Lunch, the first of the season',
    days: ['FR'],
    at: '14:00',
    minutes: 20,
  },
  {
    category: REBROADCAST,
    original: 'tide',
    days: ['SA'],
    at: '11:00',
    minutes: 40,
  },
  {
    category: REBROADCAST,
    original: 'books',
    days: ['SU'],
    at: '10:00',
    minutes: 55,
  },
  {
    category: REBROADCAST,
    original: 'lunch',
    days: ['SU'],
    at: '13:00',
    minutes: 50,
  },
  {
    category: REBROADCAST,
    original: 'bridge',
    days: ['SU'],
    at: '16:00',
    minutes: 60,
  },
  adverts('07:20'),
  adverts('18:20'),
];

/** Slots of a week of the second sample radio. */
export const laguneSlots: readonly SampleSlot[] = [
  {
    key: 'nights',
    category: LIVE,
    emission: 'layali-al-buhayra',
    days: ['TH'],
    at: '21:00',
    minutes: 120,
  },
  {
    category: REBROADCAST,
    original: 'nights',
    days: ['SU'],
    at: '10:00',
    minutes: 120,
  },
];
