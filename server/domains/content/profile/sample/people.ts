/** Job titles and biographies of the authors of the sample posts; the first is the demo account. */
export const sampleAuthors = [
  {
    designation: 'Director of the station',
    bio: 'Runs Radio Horizon, by day with figures and by night with headphones. Began as a volunteer in the archive and never gave the key back.',
    website: 'https://www.example.org/ada',
    country: 'France',
    countryCode: 'FR',
    isFollowed: false,
  },
  { designation: 'Music programmer', bio: 'If it has a bass line, send it to me.', isFollowed: true },
  { designation: 'Producer of the afternoon', bio: 'Guests, questions, cake.', isFollowed: true },
  { designation: 'Archivist', bio: 'Tapes, tapes, tapes.', isFollowed: true },
  { designation: 'Broadcast engineer', bio: 'Keeps the red light red.', isFollowed: true },
  { designation: 'Editor in chief', bio: 'Reads everything twice.', isFollowed: true },
  { designation: 'Head of studios', bio: 'Faders and people, in that order.', isFollowed: true },
  { designation: 'Host of the night', bio: 'Awake so that you need not be.', isFollowed: false },
] as const;

export const samplePages = [
  { name: 'Les Marées', subtitle: 'Band from Marseille' },
  { name: 'Harbour Weather', subtitle: 'Forecast for the coast' },
  { name: 'Open Microphones', subtitle: 'Community of hosts' },
  { name: 'Vinyl on Mondays', subtitle: 'Record shop' },
  { name: 'The Long Wave', subtitle: 'Podcast on radio history' },
] as const;

export const sampleFeeds = [
  {
    title: 'Radio Lagune',
    handle: '@radio_lagune',
    tags: '#live #music',
    description:
      'Our sister station is on the market square of Tunis all day: three bands, one stage, and the best coffee of the coast.',
  },
  {
    title: 'Open Microphones',
    handle: '@open_mics',
    tags: '#hosts #craft',
    description:
      'How long is a good question? We measured four hundred interviews: nine seconds, then silence.',
  },
  {
    title: 'The Long Wave',
    handle: '@the_long_wave',
    tags: '#history',
    description:
      'This week in 1922: the first daily programme, half an hour long, and already somebody wrote to complain.',
  },
] as const;

/** Sample polls in the order of creation; each option has its number of votes. */
export const samplePolls = [
  {
    question: 'Where shall the summer party be?',
    options: [
      { name: 'On the roof of the studio', votes: 11 },
      { name: 'At the harbour', votes: 6 },
      { name: 'In the archive, among the tapes', votes: 2 },
    ],
  },
  {
    question: 'Which jingle shall open the morning show?',
    options: [
      { name: 'Five notes on the vibraphone', votes: 14 },
      { name: 'The harbour horn', votes: 5 },
      { name: 'A sip of coffee', votes: 3 },
    ],
  },
] as const;
