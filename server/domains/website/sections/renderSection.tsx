import type { ReactNode } from 'react';
import type { Site } from '../pages/site.ts';
import type { OnAirNow } from './onAir.tsx';
import { sectionKinds } from './kinds/sectionKinds.ts';
import type { Section } from './section.ts';
import { isKnownKind } from './sectionSettings.ts';

export interface RenderedSection {
  section: Section;
  /** Id of the section's element, for links to the section. */
  id: string;
  /** Heading of the section; empty for kinds without one. */
  title: string;
  shown: ReactNode;
}

/** Renders a section. Undefined for hidden ones, ones with nothing to show, and kinds that this version does not know. */
export async function renderSection(
  site: Site,
  section: Section,
  now: OnAirNow,
): Promise<RenderedSection | undefined> {
  const { key, kind, isHidden } = section;
  if (isHidden || !isKnownKind(kind)) return undefined;
  const rendered = await sectionKinds[kind].render(site, section, now);
  if (!rendered) return undefined;
  const id = `part-${key}`;
  return {
    section,
    id,
    title: rendered.title,
    shown: (
      <section
        id={id}
        className={`part part-${kind.toLowerCase().replace('_', '-')}`}
        // Previews name the section, so that the portal can open its form.
        data-section={site.notice === undefined ? undefined : key}
      >
        {rendered.shown}
      </section>
    ),
  };
}
