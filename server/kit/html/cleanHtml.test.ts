import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { attacks, foreign, openAttacks } from '../../../tools/testing/attacks.ts';
import { workTime } from '../../../tools/testing/running/workTime.ts';
import { cleanHtml, maxHtml, textOf } from './cleanHtml.ts';

const picture = `/files/blog/${'0123456789abcdef'.repeat(2)}-1600.webp`;

/**
 * Attributes that cleaned HTML may contain, by element. A copy of the list in the code, so that a change must be made in both.
 */
const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      'p',
      'h2',
      'h3',
      'h4',
      'pre',
      'blockquote',
      'cite',
      'figure',
      'figcaption',
      'table',
      'tbody',
      'tr',
      'ul',
      'li',
      'hr',
      'br',
      'strong',
      'em',
      'u',
      's',
      'code',
    ].map((name) => [name, []]),
  ),
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  a: ['href', 'rel', 'target'],
  img: ['src', 'alt', 'width', 'height'],
};

/** Elements, attributes and addresses that a browser finds in cleaned HTML although they are not allowed. */
function strangersIn(html: string): string[] {
  const { body } = new JSDOM(`<!doctype html><body>${html}`).window.document;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = [...element.attributes].filter(({ name: own }) => !allowed[name]?.includes(own));
    return [
      ...(allowed[name] ? [] : [`<${name}>`]),
      ...attributes.map((attribute) => `${name}.${attribute.name}`),
      ...(name === 'a' && !/^(https?:\/\/|mailto:|\/(?!\/))/.test(element.getAttribute('href')!)
        ? [String(element.getAttribute('href'))]
        : []),
      ...(name === 'img' && !element.getAttribute('src')!.startsWith('/files/')
        ? [String(element.getAttribute('src'))]
        : []),
    ];
  });
}

describe('HTML that somebody wrote', () => {
  test.each([...attacks, ...openAttacks])('does nothing once it is cleaned: %s', (attack) => {
    const cleaned = cleanHtml(`<p>before</p>${attack}`);
    expect(strangersIn(cleaned)).toEqual([]);
    expect(cleaned).toContain('<p>before</p>');
    // Cleaning it again changes nothing: no attack is hidden in it that only appears after the first cleaning.
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  test('does nothing with all of them in one', () => {
    expect(attacks.length).toBeGreaterThan(100);
    const cleaned = cleanHtml(attacks.join('\n'));
    expect(strangersIn(cleaned)).toEqual([]);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  test('loads nothing from elsewhere', () => {
    const cleaned = cleanHtml(
      `<img src="${foreign}/x.png"><img src="data:image/png;base64,AA"><img src="${picture}">`,
    );
    expect(cleaned).toBe(`<img src="${picture}" alt="" />`);
  });

  test('is rejected beyond its limit when it is accepted', () => {
    expect(() => cleanHtml('x'.repeat(maxHtml))).not.toThrow();
    expect(() => cleanHtml('x'.repeat(maxHtml + 1))).toThrow(RangeError);
  });

  test.each([
    ['text', 'word '],
    ['openings', '<'],
    ['ampersands', '&'],
    ['elements that are never closed', '<blockquote>'],
    ['elements that are not ours', '<div>'],
    ['elements that swallow', '<noscript></p>'],
    ['foreign elements', '<svg>'],
    ['links without a way', '<a>x</a>'],
    ['links', '<a href=/>'],
    ['pictures without a source', '<img>'],
    ['comments', '<!--'],
    ['nested lists', '<ul><li>'],
  ])('is cleaned in a moment, whatever it is full of: %s', async (_, piece) => {
    const html = piece.repeat(maxHtml / piece.length);
    const work = () => [cleanHtml(html), textOf(html)];
    expect(await workTime(work)).toBeLessThan(2000);
  });

  test('preserves everything that the editor produces', () => {
    const html = [
      '<h2>One</h2><h3>Two</h3><h4>Three</h4>',
      '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code><br />next</p>',
      '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol>',
      '<blockquote><p>q</p></blockquote><pre><code>x &lt; y</code></pre><hr />',
      `<img src="${picture}" alt="A mast" width="1600" height="900" />`,
      `<figure><img src="${picture}" alt="A mast" /><figcaption>Our mast</figcaption></figure>`,
      '<blockquote><p>q</p><cite>Ada Merle</cite></blockquote>',
      '<table><tbody><tr><th><p>a</p></th><td colspan="2"><p>b</p></td></tr></tbody></table>',
      '<p>إذاعة – Été &amp; 💥</p>',
    ].join('');
    expect(cleanHtml(html)).toBe(html);
  });

  test.each([
    [
      'https://example.org/a?b=c#d',
      'href="https://example.org/a?b=c#d" rel="noopener noreferrer nofollow" target="_blank"',
    ],
    ['http://example.org', 'href="http://example.org/" rel="noopener noreferrer nofollow" target="_blank"'],
    ['mailto:studio@example.org', 'href="mailto:studio@example.org" rel="noopener noreferrer nofollow"'],
    ['/admin/faq?page=2', 'href="/admin/faq?page=2"'],
  ])('keeps a link: %s', (href, attributes) => {
    expect(cleanHtml(`<a href="${href}" class="x" onclick="y">there</a>`)).toBe(`<a ${attributes}>there</a>`);
  });

  test.each(['relative', '#anchor', '?query', '', 'tel:123', 'https://'])(
    'keeps the text of a link to nowhere: %s',
    (href) => {
      expect(cleanHtml(`<p><a href="${href}">there</a></p>`)).toBe('<p>there</p>');
    },
  );

  test('links to no host in disguise', () => {
    expect(cleanHtml('<a href="https://portal.example@example.org/">x</a>')).toBe('x');
  });

  test('converts older elements: h1, b, i, del', () => {
    expect(cleanHtml('<h1>t</h1><p><b>b</b><i>i</i><del>d</del></p><h6>s</h6>')).toBe(
      '<h2>t</h2><p><strong>b</strong><em>i</em><s>d</s></p><h4>s</h4>',
    );
  });
});

describe('references in HTML', () => {
  const references = [
    '<p data-record="Emission:12">The evening</p>',
    '<p data-audio="Episode:3">On the quay</p>',
    '<p data-video="https://www.youtube.com/watch?v=abc_-1">Live</p>',
    '<p>See <a data-record="Content:7">this</a></p>',
  ].join('');

  test('are kept where they are allowed, and become text elsewhere', () => {
    expect(cleanHtml(references, { references: true })).toBe(references);
    expect(cleanHtml(references)).toBe('<p>The evening</p><p>On the quay</p><p>Live</p><p>See this</p>');
  });

  test.each([
    'data-record="User:1"',
    'data-record="Emission:x"',
    'data-record="Emission:1 Emission:2"',
    'data-audio="Emission:1"',
    'data-video="https://example.org/watch?v=1"',
    'data-video="https://youtube.com.example.org/watch?v=1"',
    'data-video="javascript:alert(1)"',
    'data-video="https://www.youtube.com/watch?v=%22onload"',
  ])('are removed when they name something else: %s', (attribute) => {
    expect(cleanHtml(`<p ${attribute}>x</p>`, { references: true })).toBe('<p>x</p>');
  });

  test('to videos are stored in one form', () => {
    const stored = (url: string) => cleanHtml(`<p data-video="${url}">x</p>`, { references: true });
    const page = '<p data-video="https://www.youtube.com/watch?v=abc">x</p>';
    expect(stored('https://youtu.be/abc?t=3')).toBe(page);
    expect(stored('http://m.youtube.com/watch?v=abc&amp;list=1')).toBe(page);
    expect(stored('https://player.vimeo.com/video/123')).toBe('<p data-video="https://vimeo.com/123">x</p>');
  });

  test('do nothing else, whatever is written beside them', () => {
    const html = attacks.map((attack) => `<p data-record="Emission:1" ${attack}>${attack}</p>`).join('');
    const cleaned = cleanHtml(html, { references: true });
    expect(strangersIn(cleaned.replaceAll(/ data-record="Emission:1"/g, ''))).toEqual([]);
    expect(cleanHtml(cleaned, { references: true })).toBe(cleaned);
  });
});

describe('the text of HTML', () => {
  test('is one line, with a space where a block ends, and decoded characters', () => {
    expect(textOf('<h2>On  air</h2><p>5 &lt; 6 &amp;&nbsp;7</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'On air 5 < 6 & 7 a b',
    );
  });

  test('contains only text', () => {
    expect(textOf('<style>p{}</style><script>x</script><p title="no">yes<!-- no --></p>')).toBe('yes');
  });

  test('preserves text that looks like an element', () => {
    expect(textOf('<p>&lt;b&gt; &amp;lt;</p>')).toBe('<b> &lt;');
  });
});
