import type { SampleShelf } from './shelf.ts';

export const playlistShelf: SampleShelf = {
  key: 'playlists',
  title: 'Playlists and schedule',
  description: 'Clocks, rotations and the hours in which nobody is in the house.',
  motif: 'bars',
  topics: [
    {
      title: 'Clocks and rotation',
      icon: 'list-music',
      iconColor: 'primary',
      questions: [
        [
          'What is a clock?',
          `<p>The plan of one hour: news at the top, then three songs, a jingle, the weather, and so on. It names kinds of things and no titles. The planner fills it every night for the next day.</p>
<p>Each weekday hour has a clock, and may have another one in summer. Changing a clock changes every hour that uses it, from the next night on.</p>`,
        ],
        [
          'Why does the same song come so often?',
          `<p>A song in <strong>rotation A</strong> returns after four to five hours, in B after ten, in C after a day. When too few songs are in A, it has no choice.</p>
<h2>What to look at</h2>
<ol><li><p>Count the songs of each rotation: A wants at least 24, B 80, C 300.</p></li><li><p>Look for rules that exclude too much, such as one artist in three hours <em>and</em> one language in a row.</p></li><li><p>Run the planner for a day as a trial, and read what it could not fill.</p></li></ol>`,
        ],
        [
          'How do I keep two songs of one artist apart?',
          `<p>By the rule of <strong>artist distance</strong> of the clock. Two hours are usual. Names in featuring count as artists, when they were entered as such and not as a part of the title.</p>`,
        ],
      ],
    },
    {
      title: 'Hours without a host',
      icon: 'moon',
      iconColor: 'warning',
      questions: [
        [
          'How is a pre-recorded programme put on air?',
          `<p>Upload it to its date in the schedule, at the latest one hour before. Its length may differ from its place by <strong>fifteen seconds</strong>: what is missing is filled with music, what is too much is faded out at the news.</p>
<p>A date without a file is shown in red from the evening before, and the editor of the programme is told by mail.</p>`,
        ],
        [
          'What is played when a live programme does not begin?',
          `<p>Ninety seconds after the hour the automation takes over with the clock of that hour. When the host opens their microphone, it fades out after the running title. Nobody needs to press anything.</p>`,
        ],
        [
          'How do I plan for a public holiday?',
          `<p>Choose the date in the schedule and give it the plan of a Sunday, or one of its own. Bookings of spots stay with their hours: tell the traffic desk, because offices are closed and so may be the shop that they are for.</p>`,
        ],
      ],
    },
  ],
};
