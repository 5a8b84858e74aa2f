import { describe, expect, test } from 'vitest';
import { workTime } from '../../../../tools/testing/running/workTime.ts';
import { decodeCaptions, parseCaptions, writeWebVtt } from './parseCaptions.ts';

const webVtt = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');
const cue = (text: string, times = '00:01.000 --> 00:02.000') => `${times}\n${text}`;
const rewritten = (text: string) => writeWebVtt(parseCaptions(text));
const textOf = (text: string) => parseCaptions(webVtt(cue(text)))[0]?.text;

function refusal(text: string | Uint8Array) {
  try {
    parseCaptions(typeof text === 'string' ? text : decodeCaptions(text));
  } catch (error) {
    const { fields, line } = (error as { extensions: { fields: { captions: string }; line?: number } })
      .extensions;
    return line === undefined ? fields.captions : `${fields.captions} in line ${line}`;
  }
  return undefined;
}

describe('a captions file', () => {
  test('is text in UTF-8', () => {
    expect(refusal(Buffer.from('WEBVTT', 'utf16le'))).toBe('notCaptions');
    expect(refusal(Buffer.from([0xff, 0xfe, 0x57, 0]))).toBe('notUtf8');
    expect(refusal(Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nDéjà', 'latin1'))).toBe('notUtf8');
    const marked = Buffer.from(`\uFEFF${webVtt(cue('مرحبا'))}`);
    expect(parseCaptions(decodeCaptions(marked))[0]!.text).toBe('مرحبا');
  });

  test.each([
    ['another text', 'Once upon a time'],
    ['nothing at all', ''],
    ['a header alone', 'WEBVTT'],
    ['a name that begins like the header', 'WEBVTTER\n\nhello'],
    ['notes alone', webVtt('NOTE\nfor the translator')],
    ['captions without words', webVtt(cue('<script></script>'), cue(''))],
    ['the bytes of a film', '\u001AEߣB\u0086\u0081\u0001'],
  ])('is refused when it is %s', (_, text) => {
    expect(refusal(text)).toBe('notCaptions');
  });

  test.each([
    [webVtt('No times here'), 'captionTimes in line 3'],
    [webVtt(cue('One'), 'name\nand words\nalone'), 'captionTimes in line 6'],
    [webVtt(cue('One', '00:01.000 -->')), 'captionTimes in line 3'],
    [webVtt(cue('One', '00:61.000 --> 00:62.000')), 'captionTimes in line 3'],
    [webVtt(cue('One', '61:00.000 --> 61:01.000')), 'captionTimes in line 3'],
    [webVtt(cue('One', '00:01 --> 00:02')), 'captionTimes in line 3'],
    [webVtt(cue('One', '-00:01.000 --> 00:02.000')), 'captionTimes in line 3'],
    [webVtt(`${cue('One')}\n00:03.000 --> 00:04.000\nTwo`), 'captionTimes in line 5'],
    [`1\n${cue('One')}\n\n2\n\n${cue('Two')}`, 'captionTimes in line 5'],
  ])('names the caption without good times: %j', (text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  test.each([
    [webVtt(cue('One', '00:02.000 --> 00:01.000')), 'captionsBackwards in line 3'],
    [webVtt(cue('One', '00:02.000 --> 00:02.000')), 'captionsBackwards in line 3'],
    [
      webVtt(cue('One', '00:05.000 --> 00:09.000'), `2\n${cue('Two', '00:04.999 --> 00:06.000')}`),
      'captionsBackwards in line 7',
    ],
  ])('names the caption whose times go backwards: %j', (text, expected) => {
    expect(refusal(text)).toBe(expected);
  });

  test('may show two captions at once', () => {
    const text = webVtt(cue('One', '00:01.000 --> 00:09.000'), cue('Two', '00:01.000 --> 00:02.000'));
    expect(parseCaptions(text)).toHaveLength(2);
  });
});

describe('the parsed WebVTT', () => {
  test('contains its captions, without notes, styles and names', () => {
    const text = webVtt(
      'STYLE\n::cue { background: url(https://elsewhere.example/x) }',
      'REGION\nid:a',
      'NOTE thanks',
      `intro\n${cue('One\nmore')}`,
      cue('Hours', '101:02:03.045 --> 101:02:04.000'),
    );
    expect(rewritten(text.replace('WEBVTT', 'WEBVTT - a title\nKind: captions'))).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\nmore\n\n101:02:03.045 --> 101:02:04.000\nHours\n',
    );
  });

  test('contains the known settings of the position of a caption', () => {
    const times = '00:01.000 --> 00:02.000 line:-1 position:12.5%,center size:80% align:start';
    const unknown = 'region:a onload:alert(1) line:x vertical:up';
    const [caption] = parseCaptions(webVtt(cue('x', `${times} ${unknown}`)));
    expect(caption!.settings).toBe('line:-1 position:12.5%,center size:80% align:start');
  });

  test.each([
    ['<b>loud</b> <i>soft</i> <u>line</u>', '<b>loud</b> <i>soft</i> <u>line</u>'],
    ['<v.first.loud Ada Merle>Hello</v>', '<v.first.loud Ada Merle>Hello</v>'],
    ['<v Tom & Jerry>Hi', '<v Tom &amp; Jerry>Hi'],
    ['<lang fr>Oui</lang> <c.yellow>sun</c>', '<lang fr>Oui</lang> <c.yellow>sun</c>'],
    ['<B onclick="x()">loud</B>', '<b>loud</b>'],
    ['<font color="red">red</font>', 'red'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>here', 'here'],
    ['<scr<b>ipt>x', '&lt;scr<b>ipt&gt;x'],
    ['1 < 2 > 0 & more &amp; &nbsp; &copy;', '1 &lt; 2 &gt; 0 &amp; more &amp; &nbsp; &amp;copy;'],
    ['<00:00:01.500>then', 'then'],
    ['a\u0000b\u001Bc', 'abc'],
    ['<b', '&lt;b'],
  ])('is the few tags that it has: %j', (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });
});

describe('SRT', () => {
  test('becomes WebVTT', () => {
    const text =
      '1\r\n00:00:01,000 --> 00:00:02,500  X1:40 X2:600\r\n{\\an8}<font color="#fff">Hello</font>\r\n<i>there</i>\r\n\r\n' +
      '2\r\n00:01:00,000 --> 00:01:01,000\r\n \r\n\r\n\r\n' +
      '3\r\n1:00:00,000 --> 1:00:01,040\r\n3 < 4\r\n';
    expect(rewritten(text)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n<i>there</i>\n\n01:00:00.000 --> 01:00:01.040\n3 &lt; 4\n',
    );
  });

  test('needs no number above a caption', () => {
    expect(parseCaptions('\n00:00:01,000 --> 00:00:02,000\nOne')).toHaveLength(1);
  });
});

test('written captions are read again unchanged', () => {
  const text = rewritten(webVtt(cue('<v Ada>1 &lt; 2</v>'), cue('Two', '00:03.000 --> 00:04.000 align:end')));
  expect(rewritten(text)).toBe(text);
});

test.each([
  ['<', '<'],
  ['<b ', '<b '],
  ['{\\', '{\\'],
  ['00:01.000 --> ', '00:01.000 --> '],
  ['&amp', '&amp'],
  ['<b.a', '.a'],
])('a megabyte of %j takes no longer than it is long', async (start, piece) => {
  const text = webVtt(cue(start + piece.repeat(1_000_000 / piece.length)));
  expect(await workTime(() => refusal(text))).toBeLessThan(5000);
});
