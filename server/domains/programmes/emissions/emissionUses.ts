import type { Use } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { registerUses } from '../../../kit/resource/uses.ts';

/* Prevents the deletion of media and playlists that an emission uses as generic, jingle or filler. */

type Of = Given<{ of: number }>;
type Moved = Given<{ from: number; to: number }>;

const emissionsSounding = query('programmes.emissionsSounding', (db, { of }: Of) =>
  db
    .selectFrom('Emission')
    .select(['id', 'title'])
    .where(({ or, eb }) =>
      or([
        eb('opener', '=', of),
        eb('closer', '=', of),
        eb('id', 'in', (jingles) =>
          jingles.selectFrom('EmissionJingles').select('emission').where('mediaItem', '=', of),
        ),
      ]),
    )
    .orderBy('id')
    .limit(100),
);

const emissionsFilledBy = query('programmes.emissionsFilledBy', (db, { of }: Of) =>
  db.selectFrom('Emission').select(['id', 'title']).where('filler', '=', of).orderBy('id').limit(100),
);

const movingOpeners = query('programmes.movingOpeners', (db, { from, to }: Moved) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ opener: to, version: eb('version', '+', 1) }))
    .where('opener', '=', from),
);

const movingClosers = query('programmes.movingClosers', (db, { from, to }: Moved) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ closer: to, version: eb('version', '+', 1) }))
    .where('closer', '=', from),
);

/**
 * After a merge of jingles, deletes the links to the merged one that would become duplicates.
 * These are the links of emissions that also have the remaining jingle.
 */
const droppingJingles = query('programmes.droppingJingles', (db, { from, to }: Moved) =>
  db
    .deleteFrom('EmissionJingles')
    .where('mediaItem', '=', from)
    .where('emission', 'in', (subquery) =>
      subquery
        .selectFrom('EmissionJingles as other')
        .select('other.emission')
        .where('other.mediaItem', '=', to),
    ),
);

const movingJingles = query('programmes.movingJingles', (db, { from, to }: Moved) =>
  db.updateTable('EmissionJingles').set({ mediaItem: to }).where('mediaItem', '=', from),
);

const found = (emissions: ReadonlyArray<{ id: number; title: string }>) => ({
  total: emissions.length,
  uses: emissions.map(({ id, title }): Use => ({ kind: 'Emission', id: String(id), name: title })),
});

async function move(writing: Writing, from: number, to: number): Promise<void> {
  for (const moving of [movingOpeners, movingClosers, droppingJingles, movingJingles])
    await moving.write(writing, { from, to });
}

registerUses('MediaItem', {
  kind: 'Emission',
  find: async (context, of) => found(await emissionsSounding.all(context, { of })),
  usesOfEach: async (context, ids) =>
    (await emissionsSounding.ofEach(context, ids, {})).map((emissions) => found(emissions).uses),
  move,
});

registerUses('Playlist', {
  kind: 'Emission',
  find: async (context, of) => found(await emissionsFilledBy.all(context, { of })),
});
