import type { SampleShelf } from './shelf.ts';

export const streamShelf: SampleShelf = {
  key: 'streaming',
  title: 'Streaming',
  description: 'Icecast, mount points, bit rates and what listeners hear at home.',
  motif: 'waves',
  topics: [
    {
      title: 'Icecast',
      icon: 'radio-tower',
      iconColor: 'primary',
      questions: [
        [
          'Which settings does our encoder need?',
          `<p>An encoder such as BUTT connects to the player of the station. Create a <strong>stream key</strong> in the live studio: it is your password, and it is shown once.</p>
<pre><code>server type  Icecast
address      the machine of the player
port         8005
mount point  /live
user         source
password     your stream key
format       MP3, AAC, Ogg or Opus</code></pre>
<p>The key works in your own live slots and some minutes around them. Never put it into a ticket or a mail: whoever has it can go live as you.</p>`,
        ],
        [
          'What does a fallback mount do?',
          `<p>When the source of <code>/live.mp3</code> goes away, Icecast moves all its listeners to the fallback, such as <code>/emergency.mp3</code>, and back as soon as the source returns. Nobody has to press play again.</p>
<p>Both must have the same format, the same sampling rate and the same number of channels, or players stop. Test it once in every quarter: pull the plug of the encoder at three in the morning, and count.</p>`,
        ],
        [
          'How do titles get into the stream?',
          `<p>The player sends artist and title to Icecast at the moment when a song begins. Jingles and spots send the name of the radio in their place. An empty title means that the player sends nothing at all: look at its log first, then at the firewall.</p>`,
        ],
      ],
    },
    {
      title: 'What listeners hear',
      icon: 'headphones',
      iconColor: 'success',
      questions: [
        [
          'Which bit rates should we offer?',
          `<p>Two are enough. <strong>128 kbit/s AAC</strong> for everybody, and <strong>48 kbit/s HE-AAC</strong> for the car in the mountains. An MP3 of 128 kbit/s is worth keeping for old kitchen radios, which cannot be updated.</p>
<p>Each stream more is one more to be watched, listed in directories and explained.</p>`,
        ],
        [
          'Why is the stream half a minute behind the air?',
          `<p>Encoder, server and player each keep a few seconds in store, so that a short gap in the network is not heard. Together that is ten to forty seconds.</p>
<p>For games with a telephone number it matters: let the line open <em>after</em> the question has reached the slowest listener, and say so on air.</p>`,
        ],
        [
          'A listener says that the stream breaks off. What do I ask?',
          `<ol><li><p>Which player or app, and on which device?</p></li><li><p>At home, on the road, or at work? Office networks often close long connections after an hour.</p></li><li><p>At which minute? Write it down, and compare it with the list of disconnections in the statistics.</p></li></ol>
<p>If many of them fall at one minute, it is ours. If it is one every hour, it is a network in between.</p>`,
        ],
      ],
    },
  ],
};
