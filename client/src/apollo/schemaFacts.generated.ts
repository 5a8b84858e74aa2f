// Written from the schema by `npm run generate`.

/** The fields of the root that are read page by page. */
export const pagedFields: readonly string[] = [
  "airItems",
  "albums",
  "artistes",
  "auditEntries",
  "banners",
  "calendarFeeds",
  "carts",
  "chatReports",
  "chatRooms",
  "classifications",
  "clocks",
  "companies",
  "contentRevisions",
  "contents",
  "deletedAlbums",
  "deletedArtistes",
  "deletedBanners",
  "deletedChatRooms",
  "deletedClocks",
  "deletedContents",
  "deletedEmissions",
  "deletedEpisodes",
  "deletedGenerics",
  "deletedInvoices",
  "deletedJingles",
  "deletedMediaItems",
  "deletedPlaylists",
  "deletedPodcasts",
  "deletedPublicities",
  "deletedRushes",
  "deletedSlots",
  "deletedSongs",
  "deletedVideos",
  "emissionCategories",
  "emissionComments",
  "emissionTags",
  "emissions",
  "employees",
  "episodes",
  "failedJobs",
  "failedMedia",
  "faqQuestions",
  "feeds",
  "frequencies",
  "generics",
  "invoiceClients",
  "invoices",
  "jingles",
  "knowledgeQuestions",
  "languages",
  "libraryViews",
  "liveInvitations",
  "liveSessions",
  "liveVisits",
  "mediaCategories",
  "mediaItems",
  "mediaTags",
  "mountChanges",
  "mountPoints",
  "notifications",
  "permissions",
  "playlistComments",
  "playlistItems",
  "playlists",
  "podcastComments",
  "podcasts",
  "polls",
  "products",
  "publicities",
  "radios",
  "redirects",
  "roles",
  "rolesByRadio",
  "rushes",
  "slots",
  "smartPreview",
  "songs",
  "soundIncidents",
  "sourcesByMountPoint",
  "streamKeys",
  "streamServers",
  "suggestedPages",
  "teamMembers",
  "topics",
  "users",
  "usersByCompany",
  "usersByProduct",
  "videoComments",
  "videos",
  "webComments",
  "webhookDeliveries"
];

/** The fields of the root that give one record by its id, with its type. */
export const recordFields: Readonly<Record<string, string>> = {
  "airItem": "AirItem",
  "album": "Album",
  "artiste": "Artiste",
  "banner": "Banner",
  "calendarFeed": "CalendarFeed",
  "cart": "Cart",
  "chatReport": "ChatReport",
  "chatRoom": "ChatRoom",
  "chatThread": "ChatThread",
  "classification": "Classification",
  "clock": "Clock",
  "company": "Company",
  "content": "Content",
  "contentRevision": "ContentRevision",
  "emission": "Emission",
  "emissionCategory": "EmissionCategory",
  "emissionComment": "EmissionComment",
  "emissionTag": "EmissionTag",
  "employee": "Employee",
  "episode": "Episode",
  "failedJob": "FailedJob",
  "faqQuestion": "FaqQuestion",
  "feed": "Feed",
  "frequency": "Frequency",
  "generic": "Generic",
  "invoice": "Invoice",
  "invoiceClient": "InvoiceClient",
  "jingle": "Jingle",
  "knowledgeQuestion": "KnowledgeQuestion",
  "language": "Language",
  "libraryView": "LibraryView",
  "liveInvitation": "LiveInvitation",
  "liveSession": "LiveSession",
  "liveVisit": "LiveVisit",
  "mediaCategory": "MediaCategory",
  "mediaItem": "MediaItem",
  "mediaTag": "MediaTag",
  "metadataImport": "MetadataImport",
  "mountChange": "MountChange",
  "mountPoint": "MountPoint",
  "permission": "Permission",
  "playlist": "Playlist",
  "playlistComment": "PlaylistComment",
  "podcast": "Podcast",
  "podcastComment": "PodcastComment",
  "poll": "Poll",
  "post": "Post",
  "product": "Product",
  "publicity": "Publicity",
  "radio": "Radio",
  "redirect": "Redirect",
  "role": "Role",
  "rush": "Rush",
  "slot": "Slot",
  "song": "Song",
  "soundIncident": "SoundIncident",
  "streamKey": "StreamKey",
  "streamServer": "StreamServer",
  "suggestedPage": "SuggestedPage",
  "teamMember": "TeamMember",
  "topic": "Topic",
  "user": "User",
  "video": "Video",
  "videoComment": "VideoComment",
  "webComment": "WebComment"
};

/** The lists that stand inside of others, by type: they are read as a whole. */
export const listsWithin: Readonly<Record<string, readonly string[]>> = {
  "AccountSettings": [
    "connectedAccounts"
  ],
  "AlbumDuplicates": [
    "items"
  ],
  "AlbumDuplicatesPage": [
    "groups"
  ],
  "ArtisteDuplicates": [
    "items"
  ],
  "ArtisteDuplicatesPage": [
    "groups"
  ],
  "AuditCheckResult": [
    "broken"
  ],
  "AuditEntry": [
    "changes"
  ],
  "Banner": [
    "countsByDay"
  ],
  "CalendarImport": [
    "events"
  ],
  "ChatChanges": [
    "items"
  ],
  "ChatContacts": [
    "items"
  ],
  "ChatHits": [
    "items"
  ],
  "ChatMessage": [
    "files",
    "history",
    "mentions",
    "reactions"
  ],
  "ChatMessagePage": [
    "items"
  ],
  "ChatReactions": [
    "people"
  ],
  "ChatThread": [
    "bannedPeople",
    "people"
  ],
  "Clock": [
    "parts"
  ],
  "Company": [
    "users"
  ],
  "Content": [
    "photos",
    "usedInContents"
  ],
  "ContentText": [
    "photos"
  ],
  "DryRun": [
    "problems"
  ],
  "Emission": [
    "jingles",
    "languages",
    "lastOccurrences",
    "nextOccurrences",
    "people",
    "slots",
    "tags",
    "usedInContents"
  ],
  "EmployeeOverview": [
    "byStatus"
  ],
  "Episode": [
    "chapters",
    "occurrences",
    "people",
    "usedInContents"
  ],
  "FaqCategory": [
    "questions"
  ],
  "FeedImport": [
    "problems"
  ],
  "Generic": [
    "tags",
    "usedIn"
  ],
  "InvoiceClient": [
    "invoices"
  ],
  "InvoiceMonths": [
    "amounts"
  ],
  "InvoiceOverview": [
    "byStatus",
    "due",
    "pastDue"
  ],
  "InvoiceStatistics": [
    "amounts",
    "byStatus"
  ],
  "Jingle": [
    "tags",
    "usedIn"
  ],
  "KnowledgeCategory": [
    "topics"
  ],
  "KnowledgeQuestion": [
    "relatedQuestions"
  ],
  "KnowledgeTopic": [
    "questions"
  ],
  "M3uImport": [
    "lines"
  ],
  "M3uLine": [
    "candidates"
  ],
  "MediaDuplicates": [
    "items"
  ],
  "MediaDuplicatesPage": [
    "groups"
  ],
  "MediaEditResult": [
    "rows"
  ],
  "MediaEditRow": [
    "changes",
    "problems"
  ],
  "MediaItem": [
    "tags",
    "usedIn"
  ],
  "MenuItem": [
    "children",
    "labels"
  ],
  "MetadataImport": [
    "refusals"
  ],
  "MetadataRefusal": [
    "problems"
  ],
  "NowPlaying": [
    "listen"
  ],
  "OwnApiToken": [
    "scopes"
  ],
  "OwnChatThreads": [
    "items"
  ],
  "Permission": [
    "abilities",
    "roles"
  ],
  "Playlist": [
    "dayparts"
  ],
  "Podcast": [
    "downloadsByDay"
  ],
  "Poll": [
    "options"
  ],
  "PollOption": [
    "voters"
  ],
  "Post": [
    "comments",
    "likedBy"
  ],
  "PostFeed": [
    "items"
  ],
  "Product": [
    "affectedUsers"
  ],
  "Profile": [
    "pictures"
  ],
  "Publicity": [
    "dayparts",
    "tags",
    "usedIn"
  ],
  "Role": [
    "abilities",
    "effectiveAbilities",
    "members",
    "permissions"
  ],
  "Rundown": [
    "items"
  ],
  "Rush": [
    "steps",
    "takes"
  ],
  "RushSound": [
    "tags",
    "usedIn"
  ],
  "RushTake": [
    "comments",
    "cuts"
  ],
  "Section": [
    "texts"
  ],
  "SectionField": [
    "itemFields"
  ],
  "SectionForm": [
    "fields"
  ],
  "SectionText": [
    "questions"
  ],
  "SessionsByDeviceCard": [
    "devices"
  ],
  "SignInMethods": [
    "passkeys"
  ],
  "SlotConflicts": [
    "clashes"
  ],
  "SlotDaysChanged": [
    "days"
  ],
  "SlotDaysPreview": [
    "days"
  ],
  "SmartCriteria": [
    "criteria"
  ],
  "Song": [
    "artistes",
    "tags",
    "usedIn"
  ],
  "Station": [
    "outputs"
  ],
  "UserOverview": [
    "byRole",
    "byStatus"
  ],
  "Video": [
    "tags",
    "usedIn"
  ],
  "Viewer": [
    "abilities"
  ],
  "Website": [
    "footerMenu",
    "legalTexts",
    "maintenanceTexts",
    "menu",
    "sectionForms",
    "sections"
  ],
  "WebsiteDesign": [
    "footerMenu",
    "menu",
    "sections",
    "warnings"
  ],
  "Why": [
    "refused"
  ]
};

/** The types of each interface: without them the cache does not know whom a fragment on it is about. */
export const possibleTypes: Record<string, string[]> = {
  "Medium": [
    "Generic",
    "Jingle",
    "MediaItem",
    "Publicity",
    "Song",
    "Video"
  ]
};
