import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Site } from '../../pages/site.ts';
import type { OnAirNow } from '../onAir.tsx';
import type { Section } from '../section.ts';
import { settingsOf } from '../sectionSettings.ts';

/** Arguments of the function that loads the data of a section. */
export interface Given<Settings> {
  site: Site;
  settings: Settings;
  now: OnAirNow;
}

export interface Shown<Settings, Data> extends Omit<Given<Settings>, 'now'> {
  data: Data;
  /** Key of the section, unique on the page. */
  sectionKey: string;
  /** Heading that was entered, or else the usual one of the kind. */
  title: string;
}

interface Definition<Shape extends z.ZodRawShape, Data> {
  /** Settings of the section. They also describe its form in the portal. */
  schema: z.ZodObject<Shape>;
  /** Heading of a section without one of its own. Defaults to none. */
  usualHeading?: (site: Site) => string;
  /** Returns what the section shows. Undefined when there is nothing to show, and the section is left out. */
  load: (given: Given<z.output<z.ZodObject<Shape>>>) => Promise<Data | undefined> | Data | undefined;
  View: (shown: Shown<z.output<z.ZodObject<Shape>>, Data>) => ReactNode;
}

/** A kind of section: its schema, its loader and its component. */
export interface SectionDefinition {
  schema: z.ZodObject;
  /** Loads and renders a section. Null when there is nothing to show, also for stored settings that the schema refuses. */
  render: (
    site: Site,
    section: Section,
    now: OnAirNow,
  ) => Promise<{ title: string; shown: ReactNode } | null>;
}

/** Defines a kind of section. */
export function defineSection<Shape extends z.ZodRawShape, Data>({
  schema,
  usualHeading = () => '',
  load,
  View,
}: Definition<Shape, Data>): SectionDefinition {
  return {
    schema: schema as unknown as z.ZodObject,
    async render(site, section, now) {
      const given = settingsOf(section);
      const parsed = schema.safeParse(given);
      if (!parsed.success) return null;
      const settings = parsed.data;
      const data = await load({ site, settings, now });
      if (data === undefined) return null;
      const title = given.heading[site.language] || usualHeading(site);
      return {
        title,
        shown: <View site={site} settings={settings} data={data} sectionKey={section.key} title={title} />,
      };
    },
  };
}
