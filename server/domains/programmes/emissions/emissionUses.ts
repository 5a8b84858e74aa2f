import type { Use } from '../../../kit/errors.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { maxShown, totalOf, type RecordUses } from '../../../kit/resource/uses.ts';

/*
 * Prevents the deletion of media and playlists that an emission uses as generic, jingle or filler, and of emissions that have episodes or
 * a podcast.
 */

type Of = Given<{ of: number }>;
type Moved = Given<{ from: number; to: number }>;

const soundingIn = (db: Builder, { of }: Of) =>
  db
    .selectFrom('Emission')
    .where(({ or, eb }) =>
      or([
        eb('opener', '=', of),
        eb('closer', '=', of),
        eb('id', 'in', (jingles) =>
          jingles.selectFrom('EmissionJingles').select('emission').where('mediaItem', '=', of),
        ),
      ]),
    );

const findEmissionsSounding = query('programmes.findEmissionsSounding', (db, given: Of) =>
  soundingIn(db, given).select(['id', 'title']).orderBy('id').limit(maxShown),
);

const countEmissionsSounding = query('programmes.countEmissionsSounding', (db, given: Of) =>
  soundingIn(db, given).select(count),
);

const filledBy = (db: Builder, { of }: Of) => db.selectFrom('Emission').where('filler', '=', of);

const findEmissionsFilledBy = query('programmes.findEmissionsFilledBy', (db, given: Of) =>
  filledBy(db, given).select(['id', 'title']).orderBy('id').limit(maxShown),
);

const countEmissionsFilledBy = query('programmes.countEmissionsFilledBy', (db, given: Of) =>
  filledBy(db, given).select(count),
);

const episodesOf = (db: Builder, { of }: Of) => db.selectFrom('Episode').where('emission', '=', of);

const findEpisodes = query('programmes.episodesOfUsedEmission', (db, given: Of) =>
  episodesOf(db, given).select(['id', 'title']).orderBy('id').limit(maxShown),
);

const countEpisodes = query('programmes.countEpisodesOfUsedEmission', (db, given: Of) =>
  episodesOf(db, given).select(count),
);

/** The podcast of an emission; each emission has at most one. */
const findPodcasts = query('programmes.podcastsOfUsedEmission', (db, { of }: Of) =>
  db.selectFrom('Podcast').select(['id', 'title']).where('emission', '=', of).orderBy('id').limit(maxShown),
);

const moveOpeners = query('programmes.moveOpeners', (db, { from, to }: Moved) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ opener: to, version: eb('version', '+', 1) }))
    .where('opener', '=', from),
);

const moveClosers = query('programmes.moveClosers', (db, { from, to }: Moved) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ closer: to, version: eb('version', '+', 1) }))
    .where('closer', '=', from),
);

/**
 * After a merge of jingles, deletes the links to the merged one that would become duplicates.
 * These are the links of emissions that also have the remaining jingle.
 */
const deleteDuplicateJingles = query('programmes.deleteDuplicateJingles', (db, { from, to }: Moved) =>
  db
    .deleteFrom('EmissionJingles')
    .where('mediaItem', '=', from)
    .where('emission', 'in', (subquery) =>
      subquery
        .selectFrom('EmissionJingles as targetLink')
        .select('targetLink.emission')
        .where('targetLink.mediaItem', '=', to),
    ),
);

const moveJingles = query('programmes.moveJingles', (db, { from, to }: Moved) =>
  db.updateTable('EmissionJingles').set({ mediaItem: to }).where('mediaItem', '=', from),
);

const usesAs = (kind: string, rows: ReadonlyArray<{ id: number; title: string }>) =>
  rows.map(({ id, title }): Use => ({ kind, id: String(id), name: title }));

async function move(writing: Writing, from: number, to: number): Promise<void> {
  for (const moving of [moveOpeners, moveClosers, deleteDuplicateJingles, moveJingles])
    await moving.write(writing, { from, to });
}

const emissionsOfMedium: RecordUses = {
  subject: 'MediaItem',
  kind: 'Emission',
  find: async (context, of) => {
    const emissions = await findEmissionsSounding.all(context, { of });
    const total = await totalOf(emissions, () => countEmissionsSounding.first(context, { of }));
    return { total, uses: usesAs('Emission', emissions) };
  },
  usesOfEach: async (context, ids) =>
    (await findEmissionsSounding.ofEach(context, ids, {})).map((emissions) => usesAs('Emission', emissions)),
  move,
};

const emissionsOfPlaylist: RecordUses = {
  subject: 'Playlist',
  kind: 'Emission',
  find: async (context, of) => {
    const emissions = await findEmissionsFilledBy.all(context, { of });
    const total = await totalOf(emissions, () => countEmissionsFilledBy.first(context, { of }));
    return { total, uses: usesAs('Emission', emissions) };
  },
};

/** A podcast without its emission has no feed. */
const podcastOfEmission: RecordUses = {
  subject: 'Emission',
  kind: 'Podcast',
  find: async (context, of) => {
    const podcasts = await findPodcasts.all(context, { of });
    return { total: podcasts.length, uses: usesAs('Podcast', podcasts) };
  },
};

const episodesOfEmission: RecordUses = {
  subject: 'Emission',
  kind: 'Episode',
  find: async (context, of) => {
    const episodes = await findEpisodes.all(context, { of });
    const total = await totalOf(episodes, () => countEpisodes.first(context, { of }));
    return { total, uses: usesAs('Episode', episodes) };
  },
};

/**
 * Uses of media items, playlists and emissions in emissions, podcasts and episodes. Podcasts come before the episodes, so that episodes
 * cannot displace them from the returned uses.
 */
export const emissionUses: readonly RecordUses[] = [
  emissionsOfMedium,
  emissionsOfPlaylist,
  podcastOfEmission,
  episodesOfEmission,
];
