// Written from the features of the client by `npm run generate`.
// Number for the next entry: 98.
import type { ListedPage, PageRule } from './listedPage.ts';

/** Every page that can be searched for and bookmarked, in the order of the menu. */
export const pages: readonly ListedPage[] = [
  {
    "id": 1,
    "target": "dashboard",
    "link": "/admin/dashboard",
    "icon": "layout-dashboard",
    "titleKey": "dashboard.title",
    "title": "Dashboard",
    "rules": [
      {
        "action": "read",
        "subject": "Rundown"
      },
      {
        "action": "read",
        "subject": "AirItem"
      },
      {
        "action": "read",
        "subject": "StreamServer"
      },
      {
        "action": "read",
        "subject": "Invoice"
      },
      {
        "action": "read",
        "subject": "Employee"
      },
      {
        "action": "read",
        "subject": "User"
      },
      {
        "action": "read",
        "subject": "Audit"
      },
      {
        "action": "read",
        "subject": "Card"
      }
    ]
  },
  {
    "id": 21,
    "target": "date/statistics",
    "link": "/admin/date/statistics",
    "icon": "chart-no-axes-combined",
    "titleKey": "statistics.title",
    "title": "Statistics",
    "rules": [
      {
        "action": "read",
        "subject": "Invoice"
      },
      {
        "action": "read",
        "subject": "User"
      },
      {
        "action": "read",
        "subject": "Employee"
      },
      {
        "action": "read",
        "subject": "Audience"
      },
      {
        "action": "read",
        "subject": "Audit"
      }
    ]
  },
  {
    "id": 22,
    "target": "profile",
    "link": "/admin/profile",
    "icon": "user-round",
    "titleKey": "profile.title",
    "title": "Profile",
    "rules": [
      {
        "action": "read",
        "subject": "Profile"
      }
    ]
  },
  {
    "id": 30,
    "target": "multimedia/songs",
    "link": "/admin/multimedia/songs",
    "icon": "eighth-notes",
    "titleKey": "multimedia.songs.title",
    "title": "Songs",
    "rules": [
      {
        "action": "read",
        "subject": "Song"
      }
    ]
  },
  {
    "id": 31,
    "target": "multimedia/albums",
    "link": "/admin/multimedia/albums",
    "icon": "disc-3",
    "titleKey": "multimedia.albums.title",
    "title": "Albums",
    "rules": [
      {
        "action": "read",
        "subject": "Album"
      }
    ]
  },
  {
    "id": 32,
    "target": "multimedia/artistes",
    "link": "/admin/multimedia/artistes",
    "icon": "mic-vocal",
    "titleKey": "multimedia.artistes.title",
    "title": "Artistes",
    "rules": [
      {
        "action": "read",
        "subject": "Artiste"
      }
    ]
  },
  {
    "id": 33,
    "target": "multimedia/jingles",
    "link": "/admin/multimedia/jingles",
    "icon": "audio-lines",
    "titleKey": "multimedia.jingles.title",
    "title": "Jingles",
    "rules": [
      {
        "action": "read",
        "subject": "Jingle"
      }
    ]
  },
  {
    "id": 34,
    "target": "videos",
    "link": "/admin/videos",
    "icon": "clapperboard",
    "titleKey": "multimedia.videos.title",
    "title": "Videos",
    "rules": [
      {
        "action": "read",
        "subject": "Video"
      }
    ]
  },
  {
    "id": 35,
    "target": "multimedia/generics",
    "link": "/admin/multimedia/generics",
    "icon": "drum",
    "titleKey": "multimedia.generics.title",
    "title": "Generics",
    "rules": [
      {
        "action": "read",
        "subject": "Generic"
      }
    ]
  },
  {
    "id": 36,
    "target": "multimedia/publicities",
    "link": "/admin/multimedia/publicities",
    "icon": "megaphone",
    "titleKey": "multimedia.publicities.title",
    "title": "Publicities",
    "rules": [
      {
        "action": "read",
        "subject": "Publicity"
      }
    ]
  },
  {
    "id": 37,
    "target": "multimedia/playlists",
    "link": "/admin/multimedia/playlists",
    "icon": "list-music",
    "titleKey": "playlists.title",
    "title": "Playlists",
    "rules": [
      {
        "action": "read",
        "subject": "Playlist"
      }
    ]
  },
  {
    "id": 38,
    "target": "default_playlist",
    "link": "/admin/default_playlist",
    "icon": "disc",
    "titleKey": "defaultPlaylist.title",
    "title": "Default playlist",
    "rules": [
      {
        "action": "read",
        "subject": "DefaultPlaylist"
      }
    ]
  },
  {
    "id": 73,
    "target": "multimedia/attention",
    "link": "/admin/multimedia/attention",
    "icon": "circle-exclamation-point",
    "titleKey": "attention.title",
    "title": "Needs attention",
    "rules": [
      {
        "action": "read",
        "subject": "MediaItem"
      }
    ]
  },
  {
    "id": 39,
    "target": "categories/media",
    "link": "/admin/categories/media",
    "icon": "library-big",
    "titleKey": "multimedia.categories.title",
    "title": "Media categories",
    "rules": [
      {
        "action": "read",
        "subject": "MediaCategory"
      }
    ]
  },
  {
    "id": 40,
    "target": "tags/media",
    "link": "/admin/tags/media",
    "icon": "tags",
    "titleKey": "multimedia.tags.title",
    "title": "Media tags",
    "rules": [
      {
        "action": "read",
        "subject": "MediaTag"
      }
    ]
  },
  {
    "id": 48,
    "target": "calendar",
    "link": "/admin/calendar",
    "icon": "calendar",
    "titleKey": "calendar.title",
    "title": "Calendar",
    "rules": [
      {
        "action": "read",
        "subject": "Slot"
      }
    ]
  },
  {
    "id": 63,
    "target": "planning/on_air_plan",
    "link": "/admin/planning/on_air_plan",
    "icon": "radio",
    "titleKey": "onAirPlan.title",
    "title": "On air",
    "rules": [
      {
        "action": "read",
        "subject": "Rundown"
      }
    ]
  },
  {
    "id": 64,
    "target": "planning/dry_run",
    "link": "/admin/planning/dry_run",
    "icon": "clipboard",
    "titleKey": "dryRun.title",
    "title": "Dry run",
    "rules": [
      {
        "action": "read",
        "subject": "Rundown"
      }
    ]
  },
  {
    "id": 62,
    "target": "planning/clocks",
    "link": "/admin/planning/clocks",
    "icon": "clock",
    "titleKey": "clocks.title",
    "title": "Clocks",
    "rules": [
      {
        "action": "read",
        "subject": "Clock"
      }
    ]
  },
  {
    "id": 43,
    "target": "planning/emissions",
    "link": "/admin/planning/emissions",
    "icon": "mic",
    "titleKey": "emissions.title",
    "title": "Emissions",
    "rules": [
      {
        "action": "read",
        "subject": "Emission"
      }
    ]
  },
  {
    "id": 44,
    "target": "planning/episodes",
    "link": "/admin/planning/episodes",
    "icon": "headphones",
    "titleKey": "episodes.title",
    "title": "Episodes",
    "rules": [
      {
        "action": "read",
        "subject": "Episode"
      }
    ]
  },
  {
    "id": 49,
    "target": "podcasts",
    "link": "/admin/podcasts",
    "icon": "rss",
    "titleKey": "podcasts.title",
    "title": "Podcasts",
    "rules": [
      {
        "action": "read",
        "subject": "Podcast"
      }
    ]
  },
  {
    "id": 60,
    "target": "rush/waiting_room",
    "link": "/admin/rush/waiting_room",
    "icon": "inbox",
    "titleKey": "rushes.queue.title",
    "title": "Rush waiting room",
    "rules": [
      {
        "action": "read",
        "subject": "Rush"
      }
    ]
  },
  {
    "id": 61,
    "target": "rushs",
    "link": "/admin/rushs",
    "icon": "activity",
    "titleKey": "rushes.title",
    "title": "Rushes",
    "rules": [
      {
        "action": "read",
        "subject": "Rush"
      }
    ]
  },
  {
    "id": 45,
    "target": "planning/category",
    "link": "/admin/planning/category",
    "icon": "layers",
    "titleKey": "emissionCategories.title",
    "title": "Categories",
    "rules": [
      {
        "action": "read",
        "subject": "EmissionCategory"
      }
    ]
  },
  {
    "id": 46,
    "target": "planning/classification",
    "link": "/admin/planning/classification",
    "icon": "users-round",
    "titleKey": "classifications.title",
    "title": "Audience ratings",
    "rules": [
      {
        "action": "read",
        "subject": "Classification"
      }
    ]
  },
  {
    "id": 41,
    "target": "planning/language",
    "link": "/admin/planning/language",
    "icon": "globe",
    "titleKey": "languages.title",
    "title": "Languages",
    "rules": [
      {
        "action": "read",
        "subject": "Language"
      }
    ]
  },
  {
    "id": 47,
    "target": "planning/tag",
    "link": "/admin/planning/tag",
    "icon": "tag",
    "titleKey": "emissionTags.title",
    "title": "Tags of emissions",
    "rules": [
      {
        "action": "read",
        "subject": "EmissionTag"
      }
    ]
  },
  {
    "id": 69,
    "target": "studio/live",
    "link": "/admin/studio/live",
    "icon": "mic-vocal",
    "titleKey": "studio.title",
    "title": "Live studio",
    "rules": [
      {
        "action": "read",
        "subject": "LiveSession"
      }
    ]
  },
  {
    "id": 70,
    "target": "live/waiting_room",
    "link": "/admin/live/waiting_room",
    "icon": "door-open",
    "titleKey": "liveRoom.title",
    "title": "Live waiting room",
    "rules": [
      {
        "action": "read",
        "subject": "LiveVisit"
      }
    ]
  },
  {
    "id": 65,
    "target": "onair/log",
    "link": "/admin/onair/log",
    "icon": "scroll-text",
    "titleKey": "airLog.title",
    "title": "As-run log",
    "rules": [
      {
        "action": "read",
        "subject": "AirItem"
      }
    ]
  },
  {
    "id": 66,
    "target": "streaming",
    "link": "/admin/streaming",
    "icon": "radio-tower",
    "titleKey": "streaming.title",
    "title": "Streaming",
    "rules": [
      {
        "action": "read",
        "subject": "StreamServer"
      },
      {
        "action": "update",
        "subject": "Station"
      }
    ]
  },
  {
    "id": 97,
    "target": "frequencies",
    "link": "/admin/frequencies",
    "icon": "antenna",
    "titleKey": "frequencies.title",
    "title": "Frequencies",
    "rules": [
      {
        "action": "read",
        "subject": "Frequency"
      }
    ]
  },
  {
    "id": 67,
    "target": "streamMonitor/stats",
    "link": "/admin/streamMonitor/stats",
    "icon": "activity",
    "titleKey": "streamMonitor.title",
    "title": "Stream monitoring",
    "rules": [
      {
        "action": "read",
        "subject": "StreamServer"
      }
    ]
  },
  {
    "id": 68,
    "target": "audience",
    "link": "/admin/audience",
    "icon": "headphones",
    "titleKey": "audience.title",
    "title": "Audience",
    "rules": [
      {
        "action": "read",
        "subject": "Audience"
      }
    ]
  },
  {
    "id": 74,
    "target": "website/news",
    "link": "/admin/website/news",
    "icon": "newspaper",
    "titleKey": "website.areas.NEWS.title",
    "title": "News",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 84,
    "target": "website/blog",
    "link": "/admin/website/blog",
    "icon": "pen-line",
    "titleKey": "website.areas.BLOG.title",
    "title": "Blog",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 75,
    "target": "website/services",
    "link": "/admin/website/services",
    "icon": "heart-handshake",
    "titleKey": "website.areas.SERVICE.title",
    "title": "Services",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 76,
    "target": "website/photos",
    "link": "/admin/website/photos",
    "icon": "images",
    "titleKey": "website.areas.ALBUM.title",
    "title": "Photos",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 77,
    "target": "website/shop",
    "link": "/admin/website/shop",
    "icon": "shopping-bag",
    "titleKey": "website.areas.PRODUCT.title",
    "title": "Shop",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 78,
    "target": "website/partners",
    "link": "/admin/website/partners",
    "icon": "handshake",
    "titleKey": "website.areas.PARTNER.title",
    "title": "Partners",
    "rules": [
      {
        "action": "read",
        "subject": "Content"
      }
    ]
  },
  {
    "id": 96,
    "target": "website/comments",
    "link": "/admin/website/comments",
    "icon": "message-square-text",
    "titleKey": "webComments.title",
    "title": "Comments",
    "rules": [
      {
        "action": "read",
        "subject": "WebComment"
      }
    ]
  },
  {
    "id": 82,
    "target": "website/banners",
    "link": "/admin/website/banners",
    "icon": "megaphone",
    "titleKey": "banners.title",
    "title": "Banners",
    "rules": [
      {
        "action": "read",
        "subject": "Banner"
      }
    ]
  },
  {
    "id": 95,
    "target": "website/design",
    "link": "/admin/website/design",
    "icon": "palette",
    "titleKey": "website.design.title",
    "title": "Design",
    "rules": [
      {
        "action": "read",
        "subject": "Website"
      }
    ]
  },
  {
    "id": 80,
    "target": "website/home",
    "link": "/admin/website/home",
    "icon": "layout-panel-top",
    "titleKey": "website.home.title",
    "title": "Home page",
    "rules": [
      {
        "action": "read",
        "subject": "Website"
      }
    ]
  },
  {
    "id": 81,
    "target": "website/menus",
    "link": "/admin/website/menus",
    "icon": "menu",
    "titleKey": "website.menus.title",
    "title": "Menus",
    "rules": [
      {
        "action": "read",
        "subject": "Website"
      }
    ]
  },
  {
    "id": 83,
    "target": "website/webmaster",
    "link": "/admin/website/webmaster",
    "icon": "wrench",
    "titleKey": "webmaster.title",
    "title": "Webmaster",
    "rules": [
      {
        "action": "read",
        "subject": "Website"
      }
    ]
  },
  {
    "id": 79,
    "target": "website/settings",
    "link": "/admin/website/settings",
    "icon": "panels-top-left",
    "titleKey": "website.settings.title",
    "title": "Website settings",
    "rules": [
      {
        "action": "read",
        "subject": "Website"
      }
    ]
  },
  {
    "id": 23,
    "target": "faq",
    "link": "/admin/faq",
    "icon": "circle-question-mark",
    "titleKey": "faq.title",
    "title": "FAQ",
    "rules": [
      {
        "action": "read",
        "subject": "FaqQuestion"
      }
    ]
  },
  {
    "id": 24,
    "target": "knowledge-base",
    "link": "/admin/knowledge-base",
    "icon": "library-big",
    "titleKey": "knowledge.title",
    "title": "Knowledge base",
    "rules": [
      {
        "action": "read",
        "subject": "KnowledgeQuestion"
      }
    ]
  },
  {
    "id": 71,
    "target": "chat/private",
    "link": "/admin/chat/private",
    "icon": "message-square-lock",
    "titleKey": "chat.privateTitle",
    "title": "Private messages",
    "rules": [
      {
        "action": "read",
        "subject": "ChatThread"
      }
    ]
  },
  {
    "id": 72,
    "target": "chat/public",
    "link": "/admin/chat/public",
    "icon": "messages-square",
    "titleKey": "chat.publicTitle",
    "title": "Rooms",
    "rules": [
      {
        "action": "read",
        "subject": "ChatRoom"
      }
    ]
  },
  {
    "id": 2,
    "target": "invoices",
    "link": "/admin/invoices",
    "icon": "receipt-text",
    "titleKey": "invoices.title",
    "title": "Invoices",
    "rules": [
      {
        "action": "read",
        "subject": "Invoice"
      }
    ]
  },
  {
    "id": 3,
    "target": "employees",
    "link": "/admin/employees",
    "icon": "id-card",
    "titleKey": "employees.title",
    "title": "Employees",
    "rules": [
      {
        "action": "read",
        "subject": "Employee"
      }
    ]
  },
  {
    "id": 4,
    "target": "companies",
    "link": "/admin/companies",
    "icon": "building-complex",
    "titleKey": "companies.title",
    "title": "Companies",
    "rules": [
      {
        "action": "read",
        "subject": "Company"
      }
    ]
  },
  {
    "id": 5,
    "target": "products",
    "link": "/admin/products",
    "icon": "package",
    "titleKey": "products.title",
    "title": "Products",
    "rules": [
      {
        "action": "read",
        "subject": "Product"
      }
    ]
  },
  {
    "id": 6,
    "target": "users/list",
    "link": "/admin/users/list",
    "icon": "users",
    "titleKey": "users.title",
    "title": "Users",
    "rules": [
      {
        "action": "read",
        "subject": "User"
      }
    ]
  },
  {
    "id": 7,
    "target": "team",
    "link": "/admin/team",
    "icon": "users-round",
    "titleKey": "team.title",
    "title": "Team",
    "rules": [
      {
        "action": "read",
        "subject": "TeamMember"
      }
    ]
  },
  {
    "id": 8,
    "target": "radios",
    "link": "/admin/radios",
    "icon": "radio-tower",
    "titleKey": "radios.title",
    "title": "Radios",
    "rules": [
      {
        "action": "update",
        "subject": "Radio"
      }
    ]
  },
  {
    "id": 9,
    "target": "roles",
    "link": "/admin/roles",
    "icon": "shield-check",
    "titleKey": "roles.title",
    "title": "Roles",
    "rules": [
      {
        "action": "read",
        "subject": "Role"
      }
    ]
  },
  {
    "id": 10,
    "target": "permission",
    "link": "/admin/permission",
    "icon": "key-round",
    "titleKey": "permissions.title",
    "title": "Permissions",
    "rules": [
      {
        "action": "read",
        "subject": "Permission"
      }
    ]
  },
  {
    "id": 11,
    "target": "audit",
    "link": "/admin/audit",
    "icon": "scroll-text",
    "titleKey": "audit.title",
    "title": "Audit",
    "rules": [
      {
        "action": "read",
        "subject": "Audit"
      }
    ]
  },
  {
    "id": 42,
    "target": "jobs",
    "link": "/admin/jobs",
    "icon": "cpu",
    "titleKey": "jobs.title",
    "title": "Background jobs",
    "rules": [
      {
        "action": "read",
        "subject": "FailedJob"
      }
    ]
  },
  {
    "id": 12,
    "target": "access",
    "link": "/admin/access",
    "icon": "shield-question-mark",
    "titleKey": "access.title",
    "title": "My access",
    "rules": []
  },
  {
    "id": 90,
    "target": "notifications",
    "link": "/admin/notifications",
    "icon": "bell",
    "titleKey": "notifications.title",
    "title": "Notifications",
    "rules": []
  }
];

/** Every screen, by the pattern of its address, with its rules: one is enough; without any, everyone signed in. */
export const screens: Readonly<Record<string, readonly PageRule[]>> = {
  "/admin/dashboard": [
    {
      "action": "read",
      "subject": "Rundown"
    },
    {
      "action": "read",
      "subject": "AirItem"
    },
    {
      "action": "read",
      "subject": "StreamServer"
    },
    {
      "action": "read",
      "subject": "Invoice"
    },
    {
      "action": "read",
      "subject": "Employee"
    },
    {
      "action": "read",
      "subject": "User"
    },
    {
      "action": "read",
      "subject": "Audit"
    },
    {
      "action": "read",
      "subject": "Card"
    }
  ],
  "/admin/date/statistics": [
    {
      "action": "read",
      "subject": "Invoice"
    },
    {
      "action": "read",
      "subject": "User"
    },
    {
      "action": "read",
      "subject": "Employee"
    },
    {
      "action": "read",
      "subject": "Audience"
    },
    {
      "action": "read",
      "subject": "Audit"
    }
  ],
  "/admin/profile": [
    {
      "action": "read",
      "subject": "Profile"
    }
  ],
  "/admin/profile/:id": [
    {
      "action": "read",
      "subject": "Profile"
    }
  ],
  "/admin/multimedia/songs": [
    {
      "action": "read",
      "subject": "Song"
    }
  ],
  "/admin/multimedia/songs/bin": [
    {
      "action": "delete",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/songs/:id": [
    {
      "action": "read",
      "subject": "Song"
    }
  ],
  "/admin/multimedia/albums": [
    {
      "action": "read",
      "subject": "Album"
    }
  ],
  "/admin/multimedia/albums/bin": [
    {
      "action": "delete",
      "subject": "Album"
    }
  ],
  "/admin/multimedia/albums/:id": [
    {
      "action": "read",
      "subject": "Album"
    }
  ],
  "/admin/multimedia/artistes": [
    {
      "action": "read",
      "subject": "Artiste"
    }
  ],
  "/admin/multimedia/artistes/bin": [
    {
      "action": "delete",
      "subject": "Artiste"
    }
  ],
  "/admin/multimedia/artistes/:id": [
    {
      "action": "read",
      "subject": "Artiste"
    }
  ],
  "/admin/multimedia/jingles": [
    {
      "action": "read",
      "subject": "Jingle"
    }
  ],
  "/admin/multimedia/jingles/bin": [
    {
      "action": "delete",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/jingles/:id": [
    {
      "action": "read",
      "subject": "Jingle"
    }
  ],
  "/admin/videos": [
    {
      "action": "read",
      "subject": "Video"
    }
  ],
  "/admin/videos/bin": [
    {
      "action": "delete",
      "subject": "MediaItem"
    }
  ],
  "/admin/videos/:id": [
    {
      "action": "read",
      "subject": "Video"
    }
  ],
  "/admin/multimedia/generics": [
    {
      "action": "read",
      "subject": "Generic"
    }
  ],
  "/admin/multimedia/generics/bin": [
    {
      "action": "delete",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/generics/:id": [
    {
      "action": "read",
      "subject": "Generic"
    }
  ],
  "/admin/multimedia/publicities": [
    {
      "action": "read",
      "subject": "Publicity"
    }
  ],
  "/admin/multimedia/publicities/bin": [
    {
      "action": "delete",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/publicities/:id": [
    {
      "action": "read",
      "subject": "Publicity"
    }
  ],
  "/admin/multimedia/playlists": [
    {
      "action": "read",
      "subject": "Playlist"
    }
  ],
  "/admin/multimedia/playlists/bin": [
    {
      "action": "delete",
      "subject": "Playlist"
    }
  ],
  "/admin/multimedia/playlists/:id": [
    {
      "action": "read",
      "subject": "Playlist"
    }
  ],
  "/admin/default_playlist": [
    {
      "action": "read",
      "subject": "DefaultPlaylist"
    }
  ],
  "/admin/multimedia/artistes/duplicates": [
    {
      "action": "update",
      "subject": "Artiste"
    }
  ],
  "/admin/multimedia/albums/duplicates": [
    {
      "action": "update",
      "subject": "Album"
    }
  ],
  "/admin/multimedia/edit": [
    {
      "action": "update",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/duplicates": [
    {
      "action": "read",
      "subject": "MediaItem"
    }
  ],
  "/admin/multimedia/attention": [
    {
      "action": "read",
      "subject": "MediaItem"
    }
  ],
  "/admin/categories/media": [
    {
      "action": "read",
      "subject": "MediaCategory"
    }
  ],
  "/admin/tags/media": [
    {
      "action": "read",
      "subject": "MediaTag"
    }
  ],
  "/admin/calendar": [
    {
      "action": "read",
      "subject": "Slot"
    }
  ],
  "/admin/calendar/bin": [
    {
      "action": "delete",
      "subject": "Slot"
    }
  ],
  "/admin/planning/on_air_plan": [
    {
      "action": "read",
      "subject": "Rundown"
    }
  ],
  "/admin/planning/dry_run": [
    {
      "action": "read",
      "subject": "Rundown"
    }
  ],
  "/admin/planning/rundown/:slotId/:date": [
    {
      "action": "read",
      "subject": "Rundown"
    }
  ],
  "/admin/planning/clocks": [
    {
      "action": "read",
      "subject": "Clock"
    }
  ],
  "/admin/planning/clocks/bin": [
    {
      "action": "delete",
      "subject": "Clock"
    }
  ],
  "/admin/planning/clocks/:id": [
    {
      "action": "read",
      "subject": "Clock"
    }
  ],
  "/admin/planning/clocks/week": [
    {
      "action": "read",
      "subject": "Clock"
    }
  ],
  "/admin/planning/emissions": [
    {
      "action": "read",
      "subject": "Emission"
    }
  ],
  "/admin/planning/emissions/bin": [
    {
      "action": "delete",
      "subject": "Emission"
    }
  ],
  "/admin/planning/emissions/:id": [
    {
      "action": "read",
      "subject": "Emission"
    }
  ],
  "/admin/planning/episodes": [
    {
      "action": "read",
      "subject": "Episode"
    }
  ],
  "/admin/planning/episodes/bin": [
    {
      "action": "delete",
      "subject": "Episode"
    }
  ],
  "/admin/planning/episodes/:id": [
    {
      "action": "read",
      "subject": "Episode"
    }
  ],
  "/admin/podcasts": [
    {
      "action": "read",
      "subject": "Podcast"
    }
  ],
  "/admin/podcasts/bin": [
    {
      "action": "delete",
      "subject": "Podcast"
    }
  ],
  "/admin/podcasts/:id": [
    {
      "action": "read",
      "subject": "Podcast"
    }
  ],
  "/admin/rush/waiting_room": [
    {
      "action": "read",
      "subject": "Rush"
    }
  ],
  "/admin/rushs": [
    {
      "action": "read",
      "subject": "Rush"
    }
  ],
  "/admin/rushs/bin": [
    {
      "action": "delete",
      "subject": "Rush"
    }
  ],
  "/admin/rushs/:id": [
    {
      "action": "read",
      "subject": "Rush"
    }
  ],
  "/admin/planning/category": [
    {
      "action": "read",
      "subject": "EmissionCategory"
    }
  ],
  "/admin/planning/classification": [
    {
      "action": "read",
      "subject": "Classification"
    }
  ],
  "/admin/planning/language": [
    {
      "action": "read",
      "subject": "Language"
    }
  ],
  "/admin/planning/tag": [
    {
      "action": "read",
      "subject": "EmissionTag"
    }
  ],
  "/admin/studio/live": [
    {
      "action": "read",
      "subject": "LiveSession"
    }
  ],
  "/admin/live/waiting_room": [
    {
      "action": "read",
      "subject": "LiveVisit"
    }
  ],
  "/admin/onair/log": [
    {
      "action": "read",
      "subject": "AirItem"
    }
  ],
  "/admin/streaming": [
    {
      "action": "read",
      "subject": "StreamServer"
    },
    {
      "action": "update",
      "subject": "Station"
    }
  ],
  "/admin/frequencies": [
    {
      "action": "read",
      "subject": "Frequency"
    }
  ],
  "/admin/streamMonitor/stats": [
    {
      "action": "read",
      "subject": "StreamServer"
    }
  ],
  "/admin/audience": [
    {
      "action": "read",
      "subject": "Audience"
    }
  ],
  "/admin/website/news": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/news/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/news/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/news/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/blog": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/blog/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/blog/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/blog/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/services": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/services/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/services/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/services/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/photos": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/photos/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/photos/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/photos/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/shop": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/shop/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/shop/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/shop/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/partners": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/partners/new": [
    {
      "action": "create",
      "subject": "Content"
    }
  ],
  "/admin/website/partners/topics": [
    {
      "action": "read",
      "subject": "Topic"
    }
  ],
  "/admin/website/partners/:id": [
    {
      "action": "read",
      "subject": "Content"
    }
  ],
  "/admin/website/bin": [
    {
      "action": "delete",
      "subject": "Content"
    }
  ],
  "/admin/website/comments": [
    {
      "action": "read",
      "subject": "WebComment"
    }
  ],
  "/admin/website/banners": [
    {
      "action": "read",
      "subject": "Banner"
    }
  ],
  "/admin/website/banners/bin": [
    {
      "action": "delete",
      "subject": "Banner"
    }
  ],
  "/admin/website/banners/:id": [
    {
      "action": "read",
      "subject": "Banner"
    }
  ],
  "/admin/website/design": [
    {
      "action": "read",
      "subject": "Website"
    }
  ],
  "/admin/website/home": [
    {
      "action": "read",
      "subject": "Website"
    }
  ],
  "/admin/website/menus": [
    {
      "action": "read",
      "subject": "Website"
    }
  ],
  "/admin/website/webmaster": [
    {
      "action": "read",
      "subject": "Website"
    }
  ],
  "/admin/website/webmaster/redirects": [
    {
      "action": "read",
      "subject": "Redirect"
    }
  ],
  "/admin/website/settings": [
    {
      "action": "read",
      "subject": "Website"
    }
  ],
  "/admin/faq": [
    {
      "action": "read",
      "subject": "FaqQuestion"
    }
  ],
  "/admin/knowledge-base": [
    {
      "action": "read",
      "subject": "KnowledgeQuestion"
    }
  ],
  "/admin/knowledge-base/new": [
    {
      "action": "create",
      "subject": "KnowledgeQuestion"
    }
  ],
  "/admin/knowledge-base/:categoryKey": [
    {
      "action": "read",
      "subject": "KnowledgeQuestion"
    }
  ],
  "/admin/knowledge-base/:categoryKey/:slug": [
    {
      "action": "read",
      "subject": "KnowledgeQuestion"
    }
  ],
  "/admin/knowledge-base/:categoryKey/:slug/edit": [
    {
      "action": "update",
      "subject": "KnowledgeQuestion"
    }
  ],
  "/admin/chat/private": [
    {
      "action": "read",
      "subject": "ChatThread"
    }
  ],
  "/admin/chat/public": [
    {
      "action": "read",
      "subject": "ChatRoom"
    }
  ],
  "/admin/invoices": [
    {
      "action": "read",
      "subject": "Invoice"
    }
  ],
  "/admin/invoices/bin": [
    {
      "action": "delete",
      "subject": "Invoice"
    }
  ],
  "/admin/invoices/new": [
    {
      "action": "create",
      "subject": "Invoice"
    }
  ],
  "/admin/invoices/:id": [
    {
      "action": "read",
      "subject": "Invoice"
    }
  ],
  "/admin/invoices/:id/edit": [
    {
      "action": "update",
      "subject": "Invoice"
    }
  ],
  "/admin/employees": [
    {
      "action": "read",
      "subject": "Employee"
    }
  ],
  "/admin/companies": [
    {
      "action": "read",
      "subject": "Company"
    }
  ],
  "/admin/products": [
    {
      "action": "read",
      "subject": "Product"
    }
  ],
  "/admin/products/:id": [
    {
      "action": "read",
      "subject": "Product"
    }
  ],
  "/admin/users/list": [
    {
      "action": "read",
      "subject": "User"
    }
  ],
  "/admin/users/new": [
    {
      "action": "create",
      "subject": "User"
    }
  ],
  "/admin/users/:id": [
    {
      "action": "read",
      "subject": "User"
    }
  ],
  "/admin/users/:id/edit": [
    {
      "action": "update",
      "subject": "User"
    }
  ],
  "/admin/team": [
    {
      "action": "read",
      "subject": "TeamMember"
    }
  ],
  "/admin/radios": [
    {
      "action": "update",
      "subject": "Radio"
    }
  ],
  "/admin/roles": [
    {
      "action": "read",
      "subject": "Role"
    }
  ],
  "/admin/roles/new": [
    {
      "action": "create",
      "subject": "Role"
    }
  ],
  "/admin/roles/test": [
    {
      "action": "read",
      "subject": "Role"
    }
  ],
  "/admin/roles/:id": [
    {
      "action": "read",
      "subject": "Role"
    }
  ],
  "/admin/permission": [
    {
      "action": "read",
      "subject": "Permission"
    }
  ],
  "/admin/permission/:id": [
    {
      "action": "read",
      "subject": "Permission"
    }
  ],
  "/admin/audit": [
    {
      "action": "read",
      "subject": "Audit"
    }
  ],
  "/admin/jobs": [
    {
      "action": "read",
      "subject": "FailedJob"
    }
  ],
  "/admin/access": [],
  "/admin/account/settings/:section?": [],
  "/admin/account/security": [],
  "/admin/account/sessions": [],
  "/admin/notifications": []
};
