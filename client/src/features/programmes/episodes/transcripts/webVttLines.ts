/** A line of a timed transcript. */
export interface TranscriptLine {
  /** In milliseconds after the start of the sound. */
  start: number;
  speaker: string;
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u{A0}', lrm: '', rlm: '' };
const plain = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/** Reads the WebVTT that the server writes: each caption is a line of times above its text. */
export function webVttLines(webVtt: string): TranscriptLine[] {
  return webVtt.split('\n\n').flatMap((block) => {
    const [times = '', ...text] = block.trim().split('\n');
    const [, hours, minutes, seconds] = /^(\d{2,}):(\d{2}):(\d{2})\.\d{3} --> /.exec(times) ?? [];
    if (seconds === undefined) return [];
    const start = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
    const all = text.join(' ');
    const [, speaker = ''] = /<v(?:\.[^\s>]*)? ([^<>]*)>/.exec(all) ?? [];
    return [{ start, speaker: plain(speaker), text: plain(all) }];
  });
}
