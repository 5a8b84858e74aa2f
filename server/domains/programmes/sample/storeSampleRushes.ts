import type { SqlEntityManager } from '@mikro-orm/sql';
import { sampleKey } from '../../../kit/images/drawings.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { RushSound } from '../../library/media/kinds/rushSound.entity.ts';
import { encode } from '../../library/sample/encode.ts';
import { play } from '../../library/sample/synth.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { User } from '../../platform/users/user.entity.ts';
import { RushStep } from '../rushes/decisions/rushStep.entity.ts';
import { RushNote } from '../rushes/notes/rushNote.entity.ts';
import { Rush } from '../rushes/rush.entity.ts';
import { RushState } from '../rushes/rushEnums.ts';
import { RushTake } from '../rushes/takes/rushTake.entity.ts';

const hour = 3_600_000;

interface SampleRush {
  title: string;
  notes: string;
  state: RushState;
  /** Age in milliseconds. */
  ago: number;
  /** In seconds. */
  length: number;
  root: number;
  steps: ReadonlyArray<{ to: RushState; words?: string; after: number }>;
  comments?: ReadonlyArray<{ start: number; end?: number; text: string }>;
  marks?: Partial<Pick<RushTake, 'markIn' | 'markOut' | 'cuts'>>;
}

const received = { to: RushState.RECEIVED, after: 0 };
const review = { to: RushState.IN_REVIEW, after: 2 * hour };

const rushes: readonly SampleRush[] = [
  {
    title: 'Interview at the harbour',
    notes: 'Two fishermen on the quay; wind in the first half minute.',
    state: RushState.RECEIVED,
    ago: 26 * hour,
    length: 48,
    root: 45,
    steps: [received],
  },
  {
    title: 'Market voices, Saturday',
    notes: 'For the opening of the morning show.',
    state: RushState.IN_REVIEW,
    ago: 9 * hour,
    length: 36,
    root: 52,
    steps: [received, review],
    comments: [
      { start: 4200, text: 'Begins here, before that only steps.' },
      { start: 15_000, end: 18_500, text: 'A lorry. Can we do without?' },
    ],
    marks: { markIn: 4000, markOut: 33_000, cuts: [{ from: 15_000, to: 18_500 }] },
  },
  {
    title: 'Choir rehearsal',
    notes: '',
    state: RushState.SENT_BACK,
    ago: 50 * hour,
    length: 30,
    root: 57,
    steps: [
      received,
      review,
      {
        to: RushState.SENT_BACK,
        words: 'The left channel is too loud. Please send it again from the mixer.',
        after: 5 * hour,
      },
    ],
  },
];

/** Creates raw recordings of the first radio in different states. */
export async function storeSampleRushes(storage: Storage, em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const person = await em.findOneOrFail(User, { email: 'admin@demo.com' });
  for (const sample of rushes) {
    const began = Date.now() - sample.ago;
    const rush = em.create(
      Rush,
      {
        radio,
        title: sample.title,
        notes: sample.notes,
        state: sample.state,
        sentBy: person,
        assignee: sample.state === RushState.RECEIVED ? null : person,
        waitingSince: new Date(began + (sample.state === RushState.SENT_BACK ? 5 * hour : 0)),
        createdAt: new Date(began),
      },
      { partial: true },
    );
    const medium = em.create(
      RushSound,
      {
        radio,
        addedBy: person,
        ...(await storeSound(storage, sample)),
      },
      { partial: true },
    );
    const take = em.create(
      RushTake,
      {
        radio,
        rush,
        medium,
        number: 1,
        sentBy: person,
        createdAt: new Date(began),
        ...sample.marks,
      },
      { partial: true },
    );
    let from: RushState | null = null;
    for (const { to, words = '', after } of sample.steps) {
      const assignee = to === RushState.IN_REVIEW ? person : null;
      const createdAt = new Date(began + after);
      em.create(
        RushStep,
        { radio, rush, from, to, words, by: person, assignee, createdAt },
        { partial: true },
      );
      from = to;
    }
    for (const { start, end = null, text } of sample.comments ?? [])
      em.create(RushNote, { radio, take, start, end, text, author: person }, { partial: true });
  }
  await em.flush();
}

async function storeSound(storage: Storage, { title, length, root }: SampleRush) {
  const samples = play({
    length,
    root,
    tempo: 84,
    chords: [
      [0, 3, 7],
      [0, 5, 8],
      [2, 5, 9],
    ],
    wave: 'reed',
    drums: false,
    silence: { before: 2, after: 1 },
  });
  const content = await encode(samples, 'mp3');
  const fileKey = `media/${sampleKey(`rush ${title}`)}.mp3`;
  await storage.put(fileKey, content);
  return { title, fileName: `${title}.mp3`, fileKey, size: content.length };
}
