import type { SampleArticle } from './article.ts';

/** Articles about technology, and unpublished articles. */
export const technologyArticles: readonly SampleArticle[] = [
  {
    slug: 'loudness-in-plain-words',
    title: 'Loudness in plain words',
    categories: ['Technology'],
    tags: ['loudness', 'mastering'],
    excerpt:
      'LUFS, LRA, true peak: what the three figures say, what we aim for, and why your mix sounds quieter than the advert.',
    content: `<p>Meters used to show how high the signal goes. Ears hear something else: how much of it there is, over time. <strong>Loudness units</strong> measure that.</p>
<h2>Three figures are enough</h2>
<ul><li><p><strong>Integrated loudness</strong>, in LUFS: the whole programme in one number. We deliver at −23 for broadcast and −16 for podcasts.</p></li><li><p><strong>Loudness range</strong>, in LU: how far loud and quiet are apart. Speech in a car wants less than 8.</p></li><li><p><strong>True peak</strong>, in dBTP: never above −1, because what is between two samples can be higher than both.</p></li></ul>
<h2>The recipe</h2>
<pre><code>speech    -23 LUFS  ±0.5
music     -23 LUFS  ±1
adverts   -24 LUFS  they sound louder anyway</code></pre>
<p>Measure at the end, once, over everything. Who watches the meter all the time mixes the meter.</p>
<p>The recommendation itself is short and readable: <a href="https://tech.ebu.ch/docs/r/r128.pdf">EBU R 128</a>.</p>`,
    comments: [
      'The −24 for adverts settled a discussion that lasted for years.',
      'Does the range of 8 hold for radio drama? We would lose the whispering.',
      'For drama we allow 15, and a compressed version for cars.',
    ],
  },
  {
    slug: 'stream-that-does-not-stop',
    title: 'The stream that does not stop',
    categories: ['Technology', 'Behind the scenes'],
    tags: ['streaming', 'monitoring'],
    excerpt:
      'Two encoders, two providers, one listener who must not notice. How the stream survived the excavator.',
    content: `<p>On a Tuesday in March an excavator found our fibre. Nobody who listened noticed, and that is the whole story. The rest is how.</p>
<h2>Everything twice</h2>
<p>Two encoders take the same signal from the desk, over two cables, to two providers. Each mount point has a fallback: when the first source is silent for <strong>three seconds</strong>, the second one takes over in the middle of the sentence.</p>
<h2>Silence is an alarm</h2>
<p>A stream that is up and silent is down. So we do not watch the process, we listen: a small program hears all mount points and calls whoever is on duty after ten seconds below −50 decibels.</p>
<ol><li><p>Ten seconds: the desk blinks.</p></li><li><p>Thirty seconds: the emergency playlist starts.</p></li><li><p>Sixty seconds: the telephone rings, whoever you are.</p></li></ol>
<p>The emergency playlist holds four hours of music and one sentence. Nobody has heard the sentence yet.</p>`,
    comments: [
      'I want to know the sentence.',
      'No.',
      'The excavator’s driver came to visit, with flowers. True story.',
    ],
  },
  {
    slug: 'microphones-for-bad-rooms',
    title: 'Microphones for bad rooms',
    categories: ['Technology', 'Craft'],
    tags: ['microphones', 'voice', 'home studio'],
    excerpt:
      'Kitchens, offices, hotel wardrobes: which microphone forgives what, and when a blanket is worth more than both.',
    content: `<p>A dear microphone hears a bad room better. In a kitchen that is not what you want.</p>
<h2>What to take</h2>
<p>A <strong>dynamic</strong> one, close: a hand’s breadth from the mouth, a little from the side. It hears little of what is far. A <strong>condenser</strong> in a room with curtains, books and a carpet. A <strong>lavalier</strong> when hands are needed, never under a scarf.</p>
<h2>What costs nothing</h2>
<ul><li><p>Sit with your back to the wardrobe, its doors open.</p></li><li><p>Turn off the fridge, and put your car keys into it: you will remember to turn it on again.</p></li><li><p>A blanket over the table is worth more than any filter.</p></li></ul>
<h4>One test</h4>
<p>Clap your hands. If you hear the room answer, move.</p>`,
    comments: ['The car keys!', 'Hotel wardrobes are underrated. I did a whole season in them.'],
  },
  {
    slug: 'a-week-without-playlist',
    title: 'A week without a playlist',
    categories: ['Programmes'],
    tags: ['music', 'experiment'],
    status: 'PENDING',
    excerpt:
      'For seven days every song on air was chosen by a person, in the moment. The desk was tired, the telephones were not.',
    content: `<p>The rule was simple: no list, no rotation, no file that was chosen yesterday. Whoever sits at the desk decides what comes next while the song is on.</p>
<h2>Monday to Wednesday</h2>
<p>Everybody plays what they love. It is wonderful, and there are four songs by the same band before noon.</p>
<h2>Thursday to Sunday</h2>
<p>People begin to listen to each other. The morning leaves something that the afternoon takes up. A listener calls to ask whether this is <em>planned</em>. It is not.</p>
<p><strong>What stays:</strong> one free hour a day, at a different time each week.</p>`,
    comments: [],
  },
  {
    slug: 'plans-for-the-summer',
    title: 'Plans for the summer',
    categories: ['Programmes'],
    tags: ['summer', 'schedule'],
    status: 'DRAFT',
    excerpt: 'Notes for the summer schedule: lighter mornings, longer evenings, and the bus.',
    content: `<p>First notes, not to be published yet.</p><ul><li><p>The morning starts at seven instead of six.</p></li><li><p>The bus goes to the coast in July: who drives?</p></li><li><p>Evenings until one, with the neighbours’ consent.</p></li></ul>`,
    comments: [],
  },
];
