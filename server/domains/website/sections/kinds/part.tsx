import type { ReactNode } from 'react';
import { Heading } from '../../pages/frame.tsx';
import type { Site } from '../../pages/site.ts';

interface Props {
  site: Site;
  title: string;
  /** Address of the page with all entries. */
  address: string;
  /** Label of the link to that page. */
  all?: string;
  children: ReactNode;
}

/** Frame of a section: a heading with a link to the page with all entries, then the content. */
export const Part = ({ site, title, address, all = site.texts.all, children }: Props) => (
  <>
    <Heading title={title} address={address} all={all} />
    {children}
  </>
);
