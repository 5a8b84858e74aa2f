import type { SampleShelf } from './shelf.ts';

export const websiteShelf: SampleShelf = {
  key: 'website',
  title: 'Website and apps',
  description: 'Pages, articles, the player and everything that listeners can see.',
  motif: 'browser',
  topics: [
    {
      title: 'Pages and articles',
      icon: 'newspaper',
      iconColor: 'info',
      questions: [
        [
          'How do I publish an article?',
          `<p>Write it under <a href="/admin/website/blog">Blog</a>, give it a picture, a topic and a few tags, and press <strong>Publish</strong>. Visitors see it at once.</p>
<p>A draft is seen by colleagues only. <em>Submit for review</em> notifies those who may publish it.</p>`,
        ],
        [
          'Which pictures may I use?',
          `<p>Your own, those of the press kit, and those with a licence that names the web and does not forbid cropping. Write the name of the photographer into the caption, always.</p>
<ul><li><p>At least 1,600 pixels wide, lying rather than standing.</p></li><li><p>No text inside of the picture: it is cut on telephones, and nobody can have it read out.</p></li><li><p>Describe what can be seen, for those who cannot.</p></li></ul>`,
        ],
        [
          'An article holds a mistake. How is it corrected?',
          `<p>Correct it and save. For a typing error that is all. For a wrong fact add a line at the end that says what was wrong, and since when it is right. We do not delete articles because they are embarrassing.</p>`,
        ],
      ],
    },
    {
      title: 'Player and apps',
      icon: 'circle-play',
      iconColor: 'warning',
      questions: [
        [
          'How do I put the player on another website?',
          `<p>Copy the address of the player from the page of the radio, and give it to whoever runs the other site. It shows the title that is on air, and follows the colours that were chosen for the radio.</p>
<p>It starts when somebody presses play and never by itself: browsers would silence it, and visitors would leave.</p>`,
        ],
        [
          'Why does the app show an old title?',
          `<p>It asks every fifteen seconds, and less often when the screen is dark. If it is wrong for longer, look at the website: if that is right, closing the app and opening it again helps. If both are wrong, the player in the studio sends no titles.</p>`,
        ],
      ],
    },
  ],
};
