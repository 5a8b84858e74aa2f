import { describe, expect, test } from 'vitest';
import { attacks } from '../../../tools/testing/attacks.ts';
import { turnsDuring } from '../../../tools/testing/running/turns.ts';
import { cleanHtml, maxHtml, textOf, textOfClean } from './cleanHtml.ts';
import { cleanLongHtml } from './cleanLongHtml.ts';

/** Texts that are expensive to clean, because they consist only of tags. */
const dear = ['<b>', '<p><b>x', '<x>', '<ul><li>é', '<a href="https://a.b/">x</a>', '&amp;<i>'].map((piece) =>
  piece.repeat(Math.floor(maxHtml / piece.length)),
);

describe('long HTML', () => {
  test('is cleaned as short HTML is', async () => {
    for (const html of [...dear, '<p>short</p>', '<script>x</script>']) {
      expect(await cleanLongHtml(html)).toBe(cleanHtml(html));
    }
  });

  test('leaves the event loop to others while it is cleaned', async () => {
    const { turns } = await turnsDuring(() => Promise.all(dear.map((html) => cleanLongHtml(html))));
    expect(turns).toBeGreaterThan(100);
  });
});

describe('the text of HTML that was cleaned', () => {
  test('is the same without cleaning it again', () => {
    const examples = [
      '<h2>On  air</h2><p>5 &lt; 6 &amp;&nbsp;7</p><ul><li>a</li><li>b</li></ul>',
      '<p>a<strong>b</strong>c<br>d</p><pre>x\n  y</pre>',
      '<p>&lt;b&gt; &amp;lt; &quot; "</p><a href="https://a.b/?x=%3Cp%3E&y=1">link</a>',
      `<img src="/files/blog/${'0123456789abcdef'.repeat(2)}-1600.webp" alt="> a &quot;<b>">`,
    ];
    for (const html of [...attacks, ...dear, ...examples].map((given) => cleanHtml(String(given))))
      expect(textOfClean(html)).toBe(textOf(html));
  });
});
