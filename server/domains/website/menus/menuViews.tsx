import type { SiteTexts } from '../pages/siteTexts.ts';
import type { ShownEntry } from './shownMenus.ts';

/* Menus as lists, so that screen readers announce their entries and levels. They need no script. */

interface MenuProps {
  entries: readonly ShownEntry[];
  /** Address of the page that shows the menu; undefined when it has none. */
  current: string | undefined;
}

/** The menu at the top. A button beside an entry shows the entries below it; opening one closes the others. */
export function TopMenu({ entries, current, texts }: MenuProps & { texts: SiteTexts }) {
  if (entries.length === 0) return null;
  return (
    <ul className="menu">
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} current={current} />
          {entry.children.length > 0 && (
            <details name="menu">
              <summary aria-label={texts.submenu(entry.label)} />
              <Entries entries={entry.children} current={current} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The menu at the bottom, with all levels in sight. */
export const FooterMenu = (menu: MenuProps) => <Entries {...menu} className="menu" />;

function Entries({ entries, current, className }: MenuProps & { className?: string }) {
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        // On a page with a menu of its parts, the footer has the entries of both menus, which may share keys.
        <li key={`${entry.key} ${index}`}>
          <EntryLink entry={entry} current={current} />
          {entry.children.length > 0 && <Entries entries={entry.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

const EntryLink = ({ entry, current }: { entry: ShownEntry } & Pick<MenuProps, 'current'>) => (
  <a
    href={entry.address}
    dir="auto"
    rel={entry.isExternal ? 'noopener' : undefined}
    aria-current={entry.address === current ? 'page' : undefined}
  >
    {entry.label}
  </a>
);
