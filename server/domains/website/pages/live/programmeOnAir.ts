import type { Services } from '../../../../kit/context.ts';
import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { findPublicEmission, findPublicPeople, type NamedRadio } from '../../../programmes/public.ts';
import { clockOfRadio, findScheduledBetween } from '../../../scheduling/public.ts';
import { findPublicWebsite } from '../site.ts';

/* The programme in `/public/{radio}/now-playing.json`, which the pages of websites read. */

/** URL path of the public document with what is on the air. */
export const nowPlayingPath = (radio: string): string =>
  `/public/${encodeURIComponent(radio)}/now-playing.json`;

const findRadioById = query('website.findRadioById', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select(['id', 'name', 'slug', 'timeZone', 'language']).where('id', '=', id),
);

/** Milliseconds for which the current programme of a radio is stored, because thousands of listeners request it. */
const storedFor = 5000;

interface Environment {
  database: Database;
  radioId: number;
}

/** Finds the current programme of the public schedule; null when there is none. */
export async function programmeOnAir({ database, radioId }: Environment, portal: string) {
  const radio = await findRadioById.first({ database }, { id: radioId });
  if (!radio) return null;
  const clock = clockOfRadio(radio);
  const span = { from: clock.now, to: clock.now + 1 };
  const [slot] = await findScheduledBetween(database, radio, span, clock, portal);
  if (!slot) return null;
  const { title, emission, startsAt, endsAt } = slot;
  const environment = { database, radioId };
  // The names of people are public on a public website alone.
  const isNamed = emission && (await findPublicWebsite.any(environment));
  return {
    title,
    slug: emission?.slug ?? null,
    cover: emission?.cover ?? null,
    presenters: isNamed ? await presentersOf(environment, emission.slug) : [],
    startsAt,
    endsAt,
  };
}

/** Finds the names of the people of a listed emission by its slug; empty for other emissions. */
export async function presentersOf(environment: Environment, slug: string): Promise<string[]> {
  const emission = await findPublicEmission.first(environment, { slug });
  const people = emission ? await findPublicPeople.all(environment, { emission: emission.id }) : [];
  return people.map(({ name }) => name);
}

type Programme = Awaited<ReturnType<typeof programmeOnAir>>;

/** Adds the current programme to the public documents with what is on the air. */
export function publishProgrammes({ nowPlayingFields, accounts }: Services): void {
  const stored = new Map<NamedRadio['id'], { until: number; programme: Promise<Programme> }>();
  nowPlayingFields.add('programme', (scope) => {
    const known = stored.get(scope.radioId);
    if (known && known.until > Date.now()) return known.programme;
    const programme = programmeOnAir(scope, accounts.portalUrl());
    stored.set(scope.radioId, { until: Date.now() + storedFor, programme });
    // A failure is not stored: the next request tries again.
    programme.catch(() => stored.delete(scope.radioId));
    return programme;
  });
}
