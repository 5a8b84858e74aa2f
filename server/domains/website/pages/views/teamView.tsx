import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { findPublicTeam } from '../../../programmes/public.ts';
import { pageOf } from '../frame.tsx';
import { Empty } from '../parts.tsx';
import type { Site } from '../site.ts';

type Row = Awaited<ReturnType<typeof findPublicTeam.all>>[number];

interface Member {
  name: string;
  /** Address of the picture, which the person shows on websites; empty without one. */
  picture: string;
  parts: readonly Row[];
}

/** Groups rows with parts in emissions by person. */
export const membersOf = (rows: readonly Row[]): Member[] =>
  [...Map.groupBy(rows, ({ person }) => person)].map(([name, parts]) => ({
    name,
    picture: parts.find(({ picture }) => picture)?.picture ?? '',
    parts,
  }));

/** Renders the team page: the people of the listed emissions, except for guests. */
export async function teamPage(site: Site): Promise<RenderedPage> {
  const { texts } = site;
  const members = membersOf(await findPublicTeam.all(site.environment));
  return pageOf(site, {
    title: texts.team,
    path: ['team'],
    body: (
      <>
        <h1>{texts.team}</h1>
        {members.length === 0 && <Empty text={texts.noTeam} />}
        <TeamCards site={site} members={members} />
      </>
    ),
  });
}

/** Shows people with their parts in emissions. Only those have a picture who show theirs on websites. */
export function TeamCards({ site, members }: { site: Site; members: readonly Member[] }) {
  const { texts, addresses } = site;
  return (
    <ul className="cards">
      {members.map(({ name, picture, parts }) => (
        <li className="card square person" key={name}>
          {/* The name stands beside it. */}
          {picture && (
            <img src={picture.replace('-256.', '-512.')} alt="" width={512} height={512} loading="lazy" />
          )}
          <div>
            <h3>{name}</h3>
            {parts.map(({ id, slug, title, part }) => (
              <p key={`${id} ${part}`}>
                {texts.parts[part as keyof typeof texts.parts]} ·{' '}
                <a href={addresses.of('programmes', slug)}>{title}</a>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
