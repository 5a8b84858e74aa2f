/** A line of a transcript with its time in the episode. */
export interface TranscriptLine {
  /** Milliseconds from the start of the sound, rounded down to whole seconds. */
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

/**
 * Parses captions in the WebVTT that the server writes. Each caption is a line with its times, followed by its text.
 */
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
