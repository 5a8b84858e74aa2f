import type { SceneName } from './scenes.ts';

export interface SamplePost {
  /** Index among the authors of the sample; 0 is the demo account. */
  author: number;
  /** Age of the post in hours. */
  hoursAgo: number;
  text: string;
  picture?: SceneName;
  hasVideo?: boolean;
  likes: number;
  shares: number;
  /** Comments, each with its author and text. */
  comments: ReadonlyArray<readonly [author: number, text: string]>;
}

/** Sample posts of the people of a radio, in the order of creation. */
export const samplePosts: readonly SamplePost[] = [
  {
    author: 3,
    hoursAgo: 1130,
    text: 'The archive of 1998 is digitised: 412 tapes, two broken players and one cassette of somebody’s wedding. If it is yours, it is on my desk.',
    likes: 9,
    shares: 1,
    comments: [[5, 'The wedding is mine. Please tell nobody which song we danced to.']],
  },
  {
    author: 0,
    hoursAgo: 880,
    text: 'Budget for the new antenna is signed. Thank you all for the figures, and for answering them twice.',
    picture: 'antenna',
    likes: 14,
    shares: 2,
    comments: [
      [1, 'The south coast will finally hear the morning show without the sea in it.'],
      [4, 'Does this mean I may stop explaining the noise to listeners?'],
    ],
  },
  {
    author: 2,
    hoursAgo: 620,
    text: 'Guest list of Thursday is complete: a beekeeper, a lawyer and the choir of the harbour school. 32 children, so please clear the corridor.',
    likes: 7,
    shares: 0,
    comments: [[0, 'The corridor is yours from 15:00. I have hidden the good microphones.']],
  },
  {
    author: 4,
    hoursAgo: 410,
    text: 'Outage report of last night: the encoder of the second stream stopped at 02:14 and came back at 02:31. Cause: a full disk, my own logs. A check for free space is in place, and so is my apology.',
    likes: 11,
    shares: 1,
    comments: [
      [0, 'Seventeen minutes, an honest report and a mend by breakfast. That is all I ask.'],
      [6, 'The night listeners noticed. Both of them wrote.'],
    ],
  },
  {
    author: 1,
    hoursAgo: 260,
    text: 'Live session with Les Marées in studio 2. One take, no headphones for the drummer, and the best sound we had this year. On air on Sunday at 20:00.',
    picture: 'stage',
    likes: 19,
    shares: 4,
    comments: [
      [2, 'I cried at the third song. Put that in the announcement.'],
      [7, 'Who mixed this? It is beautiful.'],
      [1, 'Our intern. Yes, we are keeping her.'],
    ],
  },
  {
    author: 5,
    hoursAgo: 190,
    text: 'Reminder: the waiting room of the rushes has 14 recordings older than a week. Listen, decide, move on. Coffee is on me for whoever empties it.',
    likes: 4,
    shares: 0,
    comments: [],
  },
  {
    author: 0,
    hoursAgo: 120,
    text: 'Board meeting is done. We keep the night programme, and it gets a second host. Applications to me until the end of the month.',
    likes: 16,
    shares: 3,
    comments: [
      [3, 'Does sleeping at the desk count as experience?'],
      [0, 'Only if somebody was listening.'],
    ],
  },
  {
    author: 6,
    hoursAgo: 75,
    text: 'New desk in studio 1! Sixteen faders, all of them smooth. Training on Monday and Tuesday at 10:00; the old one goes to the school radio.',
    picture: 'desk',
    likes: 21,
    shares: 2,
    comments: [
      [2, 'May I stroke fader 7?'],
      [6, 'After the training.'],
    ],
  },
  {
    author: 2,
    hoursAgo: 50,
    text: 'A listener called from her boat to say that our weather was wrong. She was right. We now read the bulletin of the harbour: https://www.example.org/harbour-weather',
    likes: 8,
    shares: 1,
    comments: [[4, 'I have put it on the wall display as well.']],
  },
  {
    author: 1,
    hoursAgo: 28,
    text: 'Here is how the new station identification moves on screens. Four seconds, five notes, no shouting. What do you think?',
    hasVideo: true,
    likes: 13,
    shares: 1,
    comments: [
      [5, 'The last note could be a little longer.'],
      [0, 'Approved as it is. Let us not lose those five notes to a committee.'],
    ],
  },
  {
    author: 0,
    hoursAgo: 9,
    text: 'Our morning host interviewed the mayor with a live rooster in the studio. Nobody planned the rooster. The podcast is already our most heard of the week.',
    picture: 'microphone',
    likes: 17,
    shares: 5,
    comments: [
      [1, 'The rooster has an agent now.'],
      [3, 'Levels were perfect, by the way. The rooster’s too.'],
      [6, 'Please tell me that it is not coming back on Friday.'],
      [2, 'It is coming back on Friday.'],
    ],
  },
  {
    author: 4,
    hoursAgo: 2,
    text: 'Stream monitor is quiet, both mount points are up, 2,318 listeners at 08:40. Good morning, everyone.',
    likes: 6,
    shares: 0,
    comments: [[0, 'The most beautiful sentence of the day.']],
  },
];
