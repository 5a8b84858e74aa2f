import type { SampleArticle } from './article.ts';

/** Articles about making radio. */
export const craftArticles: readonly SampleArticle[] = [
  {
    slug: 'the-first-ten-seconds',
    title: 'The first ten seconds decide',
    categories: ['Craft'],
    tags: ['presenting', 'writing', 'on air'],
    excerpt:
      'Listeners make up their minds before the jingle has faded. What we learned from listening to two hundred openings of our own.',
    content: `<p>We took two hundred openings of our own programmes, cut each after ten seconds and played them to people in the canteen. One question only: <em>would you stay?</em> Half of the time the answer was no, and nearly always for the same three reasons.</p>
<h2>What drives people away</h2>
<ul><li><p><strong>The housekeeping.</strong> “Welcome to the programme, it is four minutes past nine, with me in the studio…” None of it is news to anybody.</p></li><li><p><strong>The inside joke.</strong> Whoever tuned in today has no idea what happened yesterday.</p></li><li><p><strong>The question to nobody.</strong> “Have you ever wondered…?” Most have not.</p></li></ul>
<h2>What makes them stay</h2>
<p>A voice that is already in the middle of something. A place one can hear. A sentence that could not stand at the beginning of any other programme. The best opening of the two hundred was this one:</p>
<blockquote><p>The kettle you hear belongs to a man who has not left his lighthouse since the second of March.</p></blockquote>
<p>No name, no time, no greeting. Everybody stayed.</p>
<h3>A small exercise</h3>
<ol><li><p>Write your opening as you always do.</p></li><li><p>Strike the first two sentences.</p></li><li><p>Read what is left aloud. It is usually the opening.</p></li></ol>`,
    comments: [
      'Tried the exercise this morning. The first two sentences were gone before I reached the end of the corridor.',
      'The lighthouse keeper was recorded on a phone, by the way. Nobody noticed.',
      'Could we hear the ten seconds in question? I would like to play them to the new colleagues.',
    ],
  },
  {
    slug: 'editing-breath',
    title: 'Leave the breath in',
    categories: ['Craft', 'Technology'],
    tags: ['editing', 'voice'],
    excerpt:
      'Software removes every breath in one click. Here is why we put most of them back, and how to tell which ones.',
    content: `<p>A voice without breaths is a voice without a body. It sounds clean for half a minute and tiring for half an hour. People say that it is “somehow rushed”, though not a word was made faster.</p>
<h2>Three kinds of breath</h2>
<p><strong>The one that starts a thought</strong> stays. It tells the listener that something is coming. <strong>The one in the middle of a phrase</strong> may go, if the edit cannot be heard. <strong>The gasp</strong> before a difficult word says more than the word, and is cut only when it embarrasses the speaker.</p>
<h2>How we work</h2>
<p>Lower instead of cut: six to nine decibels are enough. Keep the length of the pause, and fill it with the sound of the room, recorded before the interview:</p>
<pre><code>room tone   30 s, nobody moves
breath     -8 dB, fades of 15 ms
pause      never shorter than before</code></pre>
<p>Then close your eyes and listen once without a screen. What you do not hear does not need an edit.</p>`,
    comments: [
      'Thirty seconds of room tone: please, everybody, always. It saves an hour.',
      'The six decibels work well for our podcast too. We went down to ten and it became strange again.',
    ],
  },
  {
    slug: 'questions-that-open',
    title: 'Seven questions that open a conversation',
    categories: ['Craft', 'Programmes'],
    tags: ['interview', 'presenting'],
    excerpt:
      'No “how does it feel”, no “what would you say to”: questions that worked in our interviews, and the moment to ask them.',
    content: `<p>A good question is short, and the guest has never heard it. Those below come from our own recordings; each was followed by at least twenty seconds that we did not have to cut.</p>
<ol><li><p>What did the room smell of?</p></li><li><p>Who told you first?</p></li><li><p>What do you do with your hands meanwhile?</p></li><li><p>When did you last change your mind about it?</p></li><li><p>What is the boring part?</p></li><li><p>Who disagrees with you, and is not stupid?</p></li><li><p>What did I not ask?</p></li></ol>
<h2>And then: silence</h2>
<p>The eighth question is none. Wait three seconds after the answer. It feels like an hour in the studio, and on air like respect. The sentence that comes after a silence is often <u>the</u> sentence.</p>
<blockquote><p>I had said all that I had prepared. Then nobody said anything, so I told the truth.</p></blockquote>`,
    comments: [
      'Number five never fails. People love to talk about the boring part.',
      'I keep the list on the desk since last week. Thank you.',
      'What about guests who answer with yes and no? Three seconds of silence make it worse.',
      'Then ask number three. Hands always do something.',
    ],
  },
  {
    slug: 'sound-of-a-market',
    title: 'How to record a market',
    categories: ['Craft', 'Behind the scenes'],
    tags: ['field recording', 'reportage'],
    excerpt:
      'Everything is loud, everybody moves, and the wind comes round the corner. A Saturday with two microphones.',
    content: `<p>From the middle of a market one hears a market in general, which is to say: noise. A reportage needs something else, <strong>near</strong> things in front of a far one.</p>
<h2>Near, middle, far</h2>
<p>We record each three times. <em>Near</em>: the scales, the knife, the coins, one hand away. <em>Middle</em>: the seller and a customer, from where a third person would stand. <em>Far</em>: the whole square, from a first floor if somebody lets us in. In the edit the three are layers, and the listener walks about in them.</p>
<h3>What went wrong</h3>
<ul><li><p>The wind shield was in the car. The car was at the station.</p></li><li><p>The best sentence of the day was spoken by a man with a paper bag.</p></li><li><p>The accordion. It is on everything.</p></li></ul>
<hr><p>We went back on the Saturday after, at six, before the accordion.</p>`,
    comments: [
      'The accordion has its own fans, you know.',
      'Six in the morning is the best hour. The ice on the fish!',
    ],
  },
];
