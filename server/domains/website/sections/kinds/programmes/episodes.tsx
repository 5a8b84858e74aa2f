import { z } from 'zod';
import { findLatestEpisodes, findLatestEpisodesOfEmission } from '../../../../programmes/public.ts';
import { SectionRecordType } from '../../sectionForm.ts';
import { defineSection } from '../defineSection.tsx';
import { entries, heading, record } from '../fields.ts';
import { Part } from '../part.tsx';

/** Section with the latest episodes of all published podcasts, or of the podcast of one emission. */
export const episodes = defineSection({
  schema: z.object({ count: entries(3), heading: heading(), recordId: record(SectionRecordType.EMISSION) }),
  usualHeading: ({ texts }) => texts.episodes,
  async load({ site: { environment }, settings: { recordId, count } }) {
    const now = new Date();
    const found = recordId
      ? await findLatestEpisodesOfEmission.all(environment, { emission: Number(recordId), now })
      : await findLatestEpisodes.all(environment, { now });
    if (found.length === 0) return undefined;
    return {
      episodes: found.slice(0, count),
      path: recordId ? ['programmes', found[0]!.emissionSlug] : ['podcasts'],
    };
  },
  View: ({ site, title, data: { episodes: shown, path } }) => (
    <Part site={site} title={title} address={site.addresses.of(...path)}>
      <ul className="cards">
        {shown.map((episode) => (
          <li className="card square" key={episode.id}>
            {episode.cover || episode.emissionCover ? (
              <img
                src={episode.cover || episode.emissionCover}
                alt=""
                width={512}
                height={512}
                loading="lazy"
              />
            ) : (
              <span className="blank" aria-hidden="true" />
            )}
            <div>
              <span className="tag">
                <bdi>{episode.emissionTitle}</bdi>
              </span>
              <h3>
                <a href={site.addresses.of('programmes', episode.emissionSlug, episode.guid)} dir="auto">
                  {episode.title}
                </a>
              </h3>
              <p>
                <bdi>{episode.summary}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  ),
});
