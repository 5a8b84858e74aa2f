import type { SiteTexts } from '../pages/siteTexts.ts';
import type { ShownEntry } from './shownMenus.ts';

/* Menus as lists, so that screen readers announce their entries and levels. They need no script. */

interface MenuProps {
  entries: readonly ShownEntry[];
  /** Address of the page that shows the menu; undefined when it has none. */
  current: string | undefined;
  /** Address of the home page. */
  home: string;
}

/** Menu at the top of a page. A button beside an entry shows the entries below it; opening one closes the others. */
export function TopMenu({ texts, ...menu }: MenuProps & { texts: SiteTexts }) {
  const { entries } = menu;
  if (entries.length === 0) return null;
  const marked = markedAddress(menu);
  return (
    <ul className="menu">
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} marked={marked} current={menu.current} />
          {entry.children.length > 0 && (
            <details name="menu">
              <summary aria-label={texts.submenu(entry.label)} />
              <Entries {...menu} entries={entry.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Menu at the bottom of a page, with the entries of all levels in sight. */
export const FooterMenu = (menu: MenuProps) => <Entries {...menu} className="menu" />;

function Entries({ className, ...menu }: MenuProps & { className?: string }) {
  const { entries } = menu;
  const marked = markedAddress(menu);
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        // On a page with a menu of its parts, the footer has the entries of both menus, which may share keys.
        <li key={`${entry.key} ${index}`}>
          <EntryLink entry={entry} marked={marked} current={menu.current} />
          {entry.children.length > 0 && <Entries {...menu} entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

interface LinkProps extends Pick<MenuProps, 'current'> {
  entry: ShownEntry;
  /** The marked address of the list. */
  marked: string | undefined;
}

const EntryLink = ({ entry: { address, label, isExternal }, marked, current }: LinkProps) => (
  <a
    href={address}
    dir="auto"
    rel={isExternal ? 'noopener' : undefined}
    aria-current={address !== marked ? undefined : address === current ? 'page' : 'true'}
  >
    {label}
  </a>
);

/**
 * The address that a list marks: that of the page itself, or else of the nearest page above it, such as the news above one of them. ARIA
 * allows one mark in each list. The home page is above no other page, because it would be marked on all of them.
 */
function markedAddress({ entries, current, home }: MenuProps): string | undefined {
  const isAbove = (address: string) =>
    address !== home && ['/', '?'].some((next) => current?.startsWith(address + next));
  return entries
    .map(({ address }) => address)
    .filter((address) => address === current || isAbove(address))
    .toSorted((a, b) => b.length - a.length)[0];
}
