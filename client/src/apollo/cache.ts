import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client/cache';
import { feedField, newestField } from './feedField';
import { pagedField } from './pagedField';
import { stretchField } from './stretchField';

/** Every kind of record: the field that reads one of them, and the field that lists them. */
const resources = {
  Album: { one: 'album', many: 'albums' },
  Artiste: { one: 'artiste', many: 'artistes' },
  BlogCategory: { one: 'blogCategory', many: 'blogCategories' },
  BlogComment: { one: 'blogComment', many: 'blogComments' },
  BlogPost: { one: 'blogPost', many: 'blogPosts' },
  Company: { one: 'company', many: 'companies' },
  Employee: { one: 'employee', many: 'employees' },
  FaqQuestion: { one: 'faqQuestion', many: 'faqQuestions' },
  Feed: { one: 'feed', many: 'feeds' },
  Generic: { one: 'generic', many: 'generics' },
  Invoice: { one: 'invoice', many: 'invoices' },
  InvoiceClient: { one: 'invoiceClient', many: 'invoiceClients' },
  Jingle: { one: 'jingle', many: 'jingles' },
  KnowledgeQuestion: { one: 'knowledgeQuestion', many: 'knowledgeQuestions' },
  LibraryView: { one: 'libraryView', many: 'libraryViews' },
  MediaCategory: { one: 'mediaCategory', many: 'mediaCategories' },
  MediaItem: { one: 'mediaItem', many: 'mediaItems' },
  MediaTag: { one: 'mediaTag', many: 'mediaTags' },
  Permission: { one: 'permission', many: 'permissions' },
  Playlist: { one: 'playlist', many: 'playlists' },
  PlaylistComment: { one: 'playlistComment', many: 'playlistComments' },
  Poll: { one: 'poll', many: 'polls' },
  Product: { one: 'product', many: 'products' },
  Publicity: { one: 'publicity', many: 'publicities' },
  Radio: { one: 'radio', many: 'radios' },
  Role: { one: 'role', many: 'roles' },
  Song: { one: 'song', many: 'songs' },
  SuggestedPage: { one: 'suggestedPage', many: 'suggestedPages' },
  TeamMember: { one: 'teamMember', many: 'teamMembers' },
  User: { one: 'user', many: 'users' },
  Video: { one: 'video', many: 'videos' },
  VideoComment: { one: 'videoComment', many: 'videoComments' },
} as const;

type Resource = keyof typeof resources;

/** Resources with a recycle bin: the field that lists what is in it. */
const bins: Partial<Record<Resource, string>> = {
  Album: 'deletedAlbums',
  Artiste: 'deletedArtistes',
  BlogPost: 'deletedBlogPosts',
  MediaItem: 'deletedMediaItems',
  Playlist: 'deletedPlaylists',
};

/** What counts media of any kind, or lists them. */
const library: Resource[] = ['MediaItem', 'MediaCategory', 'MediaTag'];

/** Lists that show a resource's records inside other records. */
const alsoShownIn: Partial<Record<Resource, Resource[]>> = {
  Album: ['Song', 'Artiste'],
  Artiste: ['Song', 'Album'],
  BlogPost: ['BlogCategory'],
  Generic: library,
  Invoice: ['InvoiceClient'],
  Jingle: library,
  Permission: ['Role'],
  Publicity: library,
  Song: [...library, 'Album', 'Artiste'],
  User: ['Role', 'Company', 'Product'],
  Video: library,
};

/** The types of each interface: without them the cache does not know whom a fragment on it is about. */
export const possibleTypes = {
  Medium: ['MediaItem', 'Song', 'Jingle', 'Generic', 'Publicity', 'Video'],
};

/** All cache policies of the portal. */
export function createCache() {
  return new InMemoryCache({ possibleTypes, typePolicies: typePolicies() });
}

/** Makes every list that could show records of this kind load again the next time it is looked at. */
export function evictLists(cache: InMemoryCache, resource: string) {
  if (!isResource(resource)) return;
  for (const shown of [resource, ...(alsoShownIn[resource] ?? [])]) {
    cache.evict({ id: 'ROOT_QUERY', fieldName: resources[shown].many });
    if (bins[shown]) cache.evict({ id: 'ROOT_QUERY', fieldName: bins[shown] });
  }
}

/** Forgets a field of all records of a kind: what another record's change has made wrong. */
export function evictField(cache: InMemoryCache, typename: string, fieldName: string) {
  for (const id of Object.keys(cache.extract())) {
    if (id.startsWith(`${typename}:`)) cache.evict({ id, fieldName });
  }
}

/** Forgets one record and every list that could show it. */
export function evictRecord(cache: InMemoryCache, resource: string, id: string) {
  evictLists(cache, resource);
  cache.evict({ id: cache.identify({ __typename: resource, id }) });
  cache.gc();
}

function typePolicies(): TypePolicies {
  const fields: Record<string, FieldPolicy> = {};
  for (const [typename, { one, many }] of Object.entries(resources)) {
    fields[one] = recordField(typename);
    fields[many] = pagedField() as FieldPolicy;
  }
  // Entries are only ever listed, and nobody changes them.
  fields['auditEntries'] = pagedField() as FieldPolicy;
  for (const bin of Object.values(bins)) fields[bin] = pagedField() as FieldPolicy;
  fields['playlistItems'] = stretchField('playlistId') as FieldPolicy;
  fields['defaultPlaylistPreview'] = { merge: false };
  fields['posts'] = feedField('userId') as FieldPolicy;
  fields['post'] = recordField('Post');
  fields['suggestions'] = { merge: false };
  fields['faqCategories'] = { merge: false };
  fields['knowledgeCategories'] = { merge: false };
  return {
    Query: { fields },
    // There is one of it, and each panel asks for a part.
    Overview: { keyFields: [] },
    // Values that belong to their parent and have no life of their own.
    PaymentDetails: { keyFields: false },
    // A search leaves other questions in it: each answer has chapters of its own.
    FaqCategory: { keyFields: false },
    AbilityRule: { keyFields: false },
    AbilitySubject: { keyFields: false },
    AccessVerdict: { keyFields: false },
    EffectiveAbility: { keyFields: false },
    SessionPayload: { keyFields: false },
    // Ids of rows are those of other types.
    SearchGroup: { keyFields: false },
    SearchRow: { keyFields: false },
    Invoice: { fields: { paymentDetails: { merge: true } } },
    InvoiceClient: { fields: { invoices: { keyArgs: ['first'] } } },
    KnowledgeCategory: { fields: { topics: { keyArgs: ['first'], merge: false } } },
    KnowledgeTopic: { fields: { questions: { keyArgs: ['first'], merge: false } } },
    KnowledgeQuestion: { fields: { relatedQuestions: { keyArgs: ['first'], merge: false } } },
    BlogPost: { fields: { categories: { keyArgs: ['first'] } } },
    // People beside a row are read as a whole; who is no longer among them must not stay.
    Post: {
      fields: {
        likedBy: { keyArgs: ['first'], merge: false },
        comments: newestField('commentCount') as FieldPolicy,
      },
    },
    PollOption: { fields: { voters: { keyArgs: ['first'], merge: false } } },
    PostPicture: { keyFields: ['postId'] },
    Profile: { fields: { pictures: { keyArgs: ['first'], merge: false } } },
    MediaItem: withTags,
    Jingle: withTags,
    Generic: withTags,
    Publicity: withTags,
    Video: withTags,
    Song: { fields: { ...withTags.fields, artistes: { keyArgs: ['first'], merge: false } } },
    Daypart: { keyFields: false },
    Playlist: { fields: { dayparts: { merge: false }, criteria: { merge: false } } },
    // Ids of what uses a medium are those of other types.
    MediaUse: { keyFields: ['kind', 'id'] },
    Role: { fields: { members: { keyArgs: ['first'] } } },
    Company: { fields: { users: { keyArgs: ['first'] } } },
    Product: { fields: { affectedUsers: { keyArgs: ['first'] } } },
    // Few, and always read as a whole.
    AccountSettings: { fields: { connectedAccounts: { merge: false } } },
  };
}

/** Tags are read as a whole: one that was taken off must not stay. */
const withTags = {
  fields: { tags: { keyArgs: ['first'], merge: false }, usedIn: { merge: false } },
} as const;

/** Reads `invoice(id)` from the row that a list already loaded, when that row has the asked fields. */
function recordField(typename: string): FieldPolicy {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: args?.['id'] }) : existing,
  };
}

function isResource(name: string): name is Resource {
  return name in resources;
}
