import type { Wave } from '../../../library/sample/synth.ts';
import type { PodcastInput } from '../podcast.inputs.ts';

/** A podcast of the sample data, and the sound of its episodes. */
export interface SamplePodcast {
  /** Slug of its emission. */
  emission: string;
  values: Omit<PodcastInput, 'emissionId'> & { title: string; language: string };
  sound: { tempo: number; root: number; wave: Wave };
  /** Approximate number of listeners of a new episode on its first day. */
  listeners: number;
  comments: readonly SampleComment[];
}

export interface SampleComment {
  /** Index of a person of the sample data, or a name. */
  who: number | string;
  text: string;
  /** Age in hours. */
  ago: number;
  isHidden?: boolean;
}

export const samplePodcasts: readonly SamplePodcast[] = [
  {
    emission: 'the-long-lunch',
    values: {
      title: 'The Long Lunch',
      description:
        'A table, two chairs, one guest, and nobody looks at the clock. Each week fifty minutes with somebody who usually has five.',
      author: 'Radio Horizon',
      ownerName: 'Radio Horizon',
      ownerEmail: 'podcasts@example.com',
      link: 'https://example.com/the-long-lunch',
      language: 'en',
      categories: ['Society & Culture > Personal Journals', 'Arts > Food'],
      copyright: '© Radio Horizon',
      isPublished: true,
    },
    sound: { tempo: 84, root: 48, wave: 'flute' },
    listeners: 140,
    comments: [
      { who: 24, text: 'The lighthouse one. I missed my stop, and then the next one.', ago: 70 },
      { who: 'Josephine A.', text: 'Please leave the sound of the kitchen in. That is half of it.', ago: 31 },
      { who: 'bestdeals', text: 'Cheap headphones, click my profile!!!', ago: 9, isHidden: true },
    ],
  },
  {
    emission: 'passerelle',
    values: {
      title: 'Passerelle · جسر',
      description:
        'Deux langues dans la même phrase, comme à la maison. La question vient dans une langue, la réponse dans l’autre.',
      author: 'Radio Horizon',
      ownerName: 'Radio Horizon',
      ownerEmail: 'podcasts@example.com',
      language: 'fr',
      categories: ['Society & Culture', 'Education > Language Learning'],
      copyright: '© Radio Horizon',
      isPublished: true,
    },
    sound: { tempo: 96, root: 52, wave: 'reed' },
    listeners: 85,
    comments: [
      { who: 33, text: 'Ma mère répond à la radio maintenant. Dans les deux langues.', ago: 52 },
      { who: 'ليلى', text: 'أخيرًا برنامج يشبه بيتنا.', ago: 20 },
    ],
  },
];
