import type { SampleShelf } from './shelf.ts';

export const libraryShelf: SampleShelf = {
  key: 'library',
  title: 'Music library',
  description: 'Bringing music in, describing it well, and finding it again.',
  motif: 'records',
  topics: [
    {
      title: 'Bringing music in',
      icon: 'upload',
      iconColor: 'success',
      questions: [
        [
          'Which files does the library take?',
          `<p>FLAC or WAV from 44.1 kHz and 16 bit, and MP3 from <strong>256 kbit/s</strong> when there is nothing better. What was once MP3 stays MP3: turning it into FLAC makes it larger, not better.</p>
<p>Every file is checked when it arrives. One that is damaged, too quiet, or longer than three hours is kept aside, with the reason beside it.</p>`,
        ],
        [
          'Why does a song sound quieter than I sent it?',
          `<p>Because all of them are played at the same loudness. The library measures each file and notes how far it is from <strong>−23 LUFS</strong>; the player turns it down or up by that much. The file itself is not changed.</p>
<p>A song that was mixed very loud is turned down, and then sounds flatter than one that kept its air. Nothing that we do brings that air back.</p>`,
        ],
        [
          'How do I avoid double songs?',
          `<p>You need not do anything: a file whose sound is already here is noticed, whatever its name. You are asked whether it <em>replaces</em> the old one, which keeps its history, or stands <em>beside</em> it, as a live version would.</p>`,
        ],
      ],
    },
    {
      title: 'Describing and finding',
      icon: 'tags',
      iconColor: 'info',
      questions: [
        [
          'Which fields should every title have?',
          `<p>Artist, title, year, language, and the rights holder. Without the last one a title cannot be reported, and so cannot be played.</p>
<ul><li><p><strong>Intro</strong>: the second in which the singing begins. The studio counts down to it.</p></li><li><p><strong>Outro</strong>: from where one may speak. Guess rather early than late.</p></li><li><p><strong>Mood</strong> and <strong>tempo</strong>: from the lists, not in your own words.</p></li></ul>`,
        ],
        [
          'How do I find a song of which I only know a line?',
          `<p>Type the line. The search looks into titles, artists, notes and, where we have them, into the words of the song. Put nothing into quotation marks: the nearest match comes first anyway.</p>
<p>Still nothing? Hum it to the music desk. It works more often than they admit.</p>`,
        ],
      ],
    },
  ],
};
