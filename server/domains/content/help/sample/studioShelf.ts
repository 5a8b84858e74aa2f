import type { SampleShelf } from './shelf.ts';

export const studioShelf: SampleShelf = {
  key: 'on-air',
  title: 'On-air studio',
  description: 'Going live, handing over, and what to do when it goes quiet.',
  motif: 'mic',
  topics: [
    {
      title: 'Before the red light',
      icon: 'mic',
      iconColor: 'primary',
      questions: [
        [
          'How do I take over the studio?',
          `<p>Come ten minutes before the hour. The colleague on air keeps the desk until the last record has begun; then you change seats.</p>
<ol><li><p>Sign in at the desk with your own name, so that the log tells who spoke.</p></li><li><p>Listen to yourself on the <strong>pre-fade</strong> bus: headphones first, air second.</p></li><li><p>Check that the next three items of the playlist are loaded and green.</p></li><li><p>Say “I have it”, and wait until the other says “you have it”.</p></li></ol>
<p>Both sentences count. Most of our silent seconds happened between two people who each thought the other had it.</p>`,
        ],
        [
          'At which level should I speak?',
          `<p>Aim for <strong>−18 dBFS</strong> on the meter, with peaks up to −9. The processor behind the desk does the rest; whoever pushes the fader higher only gets squeezed harder.</p>
<h2>Finding your distance</h2>
<p>A hand’s breadth from the microphone, a little to the side, so that the <em>p</em> goes past it. Set the gain while you read a real text, not while you count: nobody counts in the voice they speak with.</p>`,
        ],
        [
          'What belongs on the desk, and what does not?',
          `<p>Paper, a pencil and a closed bottle. No cups: the last coffee in a fader cost two channels and a Sunday.</p>
<ul><li><p>Telephones lie face down, in flight mode, outside of the loop of the microphone cable.</p></li><li><p>Guests get the round table. Give them headphones before you open their microphone.</p></li><li><p>After the programme, all faders go down. Whoever finds one open writes it into the book, kindly.</p></li></ul>`,
        ],
      ],
    },
    {
      title: 'When something goes wrong',
      icon: 'triangle-alert',
      iconColor: 'warning',
      questions: [
        [
          'What do I do when there is silence?',
          `<p>Start anything. <strong>F12</strong> plays the emergency playlist from the second player, whatever the first one does. Then find out why.</p>
<ol><li><p>Ten seconds of silence: the desk blinks.</p></li><li><p>Thirty seconds: the emergency playlist starts by itself.</p></li><li><p>Sixty seconds: the technician on duty is called.</p></li></ol>
<p>Say what happened when you are back, in one sentence and without blaming anybody. Then go on.</p>`,
        ],
        [
          'The player does not answer any more. How do I go on?',
          `<p>Switch the source on the desk from <strong>PLAY 1</strong> to <strong>PLAY 2</strong>. Both read the same playlist, so the next title is already there.</p>
<p>Leave PLAY 1 alone until the programme is over: what is frozen often holds the only trace of why. Write down the time and the title, and tell the technical desk.</p>`,
        ],
        [
          'A guest says something that must not stay. What now?',
          `<p>You have a delay of <strong>seven seconds</strong>. The yellow key drops what is in it; a jingle fills the gap, and the delay builds up again on its own within two minutes. Until it is whole, the key blinks and you have no second chance.</p>
<p>Afterwards note the time in the log. The editor on duty decides whether the recording of the programme is cut as well.</p>`,
        ],
      ],
    },
  ],
};
