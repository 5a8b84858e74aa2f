import type { SampleComment } from '../podcasts/sample/podcasts.ts';

/** Sample comments on emissions, by their slugs. */
export const emissionComments: Readonly<Record<string, readonly SampleComment[]>> = {
  'horizon-matin': [
    { who: 15, text: 'La météo du port sauve ma journée, surtout quand elle est mauvaise.', ago: 120 },
    { who: 'Un docker', text: 'Enfin des gens réveillés à la même heure que nous.', ago: 46 },
    {
      who: 21,
      text: 'Le quiz de 7 h 40 dure trop longtemps depuis lundi.\nDeux questions, pas quatre ?',
      ago: 22,
    },
  ],
  'le-journal-de-midi': [{ who: 36, text: 'Le sujet sur l’eau méritait dix minutes de plus.', ago: 27 }],
  'night-line': [
    { who: 'M.', text: 'I never call. I always listen.', ago: 64 },
    { who: 'winbig', text: 'You have been selected, answer now', ago: 30, isHidden: true },
  ],
  'sabah-al-mina': [{ who: 'أبو سالم', text: 'صباح الخير من المركب، نسمعكم جيدًا.', ago: 18 }],
};
