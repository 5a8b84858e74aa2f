import { z } from 'zod';
import { Introduction, OnAirCard } from '../../onAir.tsx';
import { sectionText } from '../../sectionText.ts';
import { MusicHero } from '../../templateViews.tsx';
import { defineSection } from '../defineSection.tsx';
import { heading, richText } from '../fields.ts';

/** Section with a heading, the introduction, and what is on the air now. */
export const hero = defineSection({
  schema: z.object({ heading: heading(), text: richText() }),
  load: async ({ site, settings, now }) => ({ now, text: await sectionText(site, settings.text) }),
  View({ site, title, data: { now, text } }) {
    const name = title || site.radio.name;
    if (site.settings.template === 'MUSIC')
      return <MusicHero site={site} title={name} text={text} now={now} />;
    return (
      <div className="hero">
        <div>
          <h1>{name}</h1>
          <Introduction site={site} text={text} />
        </div>
        <OnAirCard site={site} now={now} />
      </div>
    );
  },
});
