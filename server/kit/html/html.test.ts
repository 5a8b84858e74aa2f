import { describe, expect, test } from 'vitest';
import { html, textAsHtml } from './html.ts';

describe('HTML of mails', () => {
  test('shows what people typed as they typed it, in texts and in attributes', () => {
    const name = `<b onload="alert(1)">'&amp;`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b onload=&quot;alert(1)&quot;&gt;&#39;&amp;amp;">&lt;b onload=&quot;alert(1)&quot;&gt;&#39;&amp;amp;</p>',
    );
  });

  test('takes pieces of its own as they are, one or several', () => {
    const pieces = ['a', '<'].map((text) => html`<i>${text}</i>`);
    expect(html`<p>${pieces}${html`<b>!</b>`}</p>`.text).toBe('<p><i>a</i><i>&lt;</i><b>!</b></p>');
  });
});

describe('plain text as HTML', () => {
  test('preserves its line breaks and shows its markup', () => {
    expect(textAsHtml('R&B <live> & a<b\r\nSecond\n\nThird\rFourth').text).toBe(
      'R&amp;B &lt;live&gt; &amp; a&lt;b<br>Second<br><br>Third<br>Fourth',
    );
  });
});
