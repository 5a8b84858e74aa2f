import { allow, anySignedIn, type Rule } from '../../../../kit/rules/rule.ts';

/** List that can have saved views. */
interface ViewedList {
  /** Right to read the list, as on its root field: only readers see its views, because a view reveals what was searched. */
  rule: Rule;
  /** Subject of the rows: people who may update it may share views. */
  subject: string;
}

const of = (subject: string): ViewedList => ({ rule: allow('read', subject), subject });
const binOf = (subject: string): ViewedList => ({ rule: allow('delete', subject), subject });

/** THE TABLE of lists that can have saved views, by their names on the screen. */
export const viewedLists: Readonly<Record<string, ViewedList>> = {
  'air-log': of('AirItem'),
  albums: of('Album'),
  'albums-bin': binOf('Album'),
  artistes: of('Artiste'),
  'artistes-bin': binOf('Artiste'),
  attention: of('MediaItem'),
  audit: { rule: allow('read', 'Audit'), subject: 'Audit' },
  blog: of('BlogPost'),
  'blog-bin': binOf('BlogPost'),
  chatRooms: of('ChatRoom'),
  classifications: of('Classification'),
  clocks: of('Clock'),
  'clocks-bin': binOf('Clock'),
  companies: of('Company'),
  emissionCategories: of('EmissionCategory'),
  emissionTags: of('EmissionTag'),
  emissions: of('Emission'),
  'emissions-bin': binOf('Emission'),
  employees: of('Employee'),
  episodes: of('Episode'),
  'episodes-bin': binOf('Episode'),
  generics: of('Generic'),
  'generics-bin': binOf('MediaItem'),
  invoices: of('Invoice'),
  'invoices-bin': binOf('Invoice'),
  jingles: of('Jingle'),
  'jingles-bin': binOf('MediaItem'),
  jobs: of('FailedJob'),
  languages: of('Language'),
  'media-categories': of('MediaCategory'),
  'media-tags': of('MediaTag'),
  'mount-changes': of('StreamServer'),
  permissions: of('Permission'),
  playlists: of('Playlist'),
  'playlist-bin': binOf('Playlist'),
  podcasts: of('Podcast'),
  'podcasts-bin': binOf('Podcast'),
  products: of('Product'),
  publicities: of('Publicity'),
  'publicities-bin': binOf('MediaItem'),
  radios: { rule: anySignedIn, subject: 'Radio' },
  roles: of('Role'),
  rushQueue: of('Rush'),
  rushes: of('Rush'),
  'rushes-bin': binOf('Rush'),
  'slots-bin': binOf('Slot'),
  songs: of('Song'),
  'songs-bin': binOf('MediaItem'),
  'songs-of-album': of('Song'),
  'songs-of-artiste': of('Song'),
  'streaming.mounts': of('MountPoint'),
  'streaming.servers': of('StreamServer'),
  team: of('TeamMember'),
  users: of('User'),
  affected: of('User'),
  videos: of('Video'),
  'videos-bin': binOf('MediaItem'),
};

/** Returns the list with a name; undefined when there is none. */
export const viewedList = (name: string): ViewedList | undefined =>
  Object.hasOwn(viewedLists, name) ? viewedLists[name] : undefined;
