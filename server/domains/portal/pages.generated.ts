// Written from the features of the client by `npm run generate`.
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
    "id": 25,
    "target": "blog",
    "link": "/admin/blog",
    "icon": "newspaper",
    "titleKey": "blog.title",
    "title": "Blog",
    "rules": [
      {
        "action": "read",
        "subject": "BlogPost"
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
    "id": 12,
    "target": "access",
    "link": "/admin/access",
    "icon": "shield-question-mark",
    "titleKey": "access.title",
    "title": "My access",
    "rules": []
  }
];

/** Every screen, by the pattern of its address, with its rules: one is enough; without any, everyone signed in. */
export const screens: Readonly<Record<string, readonly PageRule[]>> = {
  "/admin/dashboard": [
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
  "/admin/blog": [
    {
      "action": "read",
      "subject": "BlogPost"
    }
  ],
  "/admin/blog/new": [
    {
      "action": "create",
      "subject": "BlogPost"
    }
  ],
  "/admin/blog/bin": [
    {
      "action": "delete",
      "subject": "BlogPost"
    }
  ],
  "/admin/blog/:id": [
    {
      "action": "read",
      "subject": "BlogPost"
    }
  ],
  "/admin/blog/:id/edit": [
    {
      "action": "update",
      "subject": "BlogPost"
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
  "/admin/invoices": [
    {
      "action": "read",
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
  "/admin/access": [],
  "/admin/account/settings/:section?": [],
  "/admin/account/security": [],
  "/admin/account/sessions": []
};
