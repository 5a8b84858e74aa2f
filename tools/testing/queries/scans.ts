/** Tables that stay small, each with the reason. A query may read all of their rows. */
export const smallTables: Readonly<Record<string, string>> = {
  knowledge_category: 'Categories of the knowledge base, which one page shows in full.',
  role: 'People create roles by hand: dozens.',
  knowledge_topic: 'Topics within the categories of the knowledge base, at most a hundred each.',
  webhook: 'People create webhooks by hand: at most twenty each, and few people have one.',
  last_audit_check: 'Has one row, which describes the last check.',
};

interface Scan {
  tables: readonly string[];
  /** Reason why the scan is acceptable, such as a limit of its cost. */
  because: string;
  /** True when the planner sometimes chooses an index and sometimes reads all rows, because there are few of them. */
  isSometimes?: true;
}

/** Queries that read all rows of a growing table. */
export const scans: Readonly<Record<string, Scan>> = {
  'audience.findMonitoredMounts': {
    tables: ['mount_state'],
    because: 'Runs every five seconds on one process, and all mount points are monitored: dozens.',
  },
  'audience.findRadiosWithMounts': {
    tables: ['mount_point'],
    because: 'Jobs read the radios with mount points every five minutes; there are dozens of mount points.',
  },
  'audience.findWatchedMounts': {
    tables: ['mount_point'],
    because: 'Runs every ten seconds on one process, and all mount points are polled: dozens.',
  },
  'audience.findWatchedServers': {
    tables: ['stream_server'],
    because: 'Runs every ten seconds on one process, and all streaming servers are polled: dozens.',
  },
  'chat.eraseHistory': {
    tables: ['chat_edit'],
    because:
      'Runs once for each erased account; the planner reads all edits while there are few, and else finds them by message.',
    isSometimes: true,
  },
  'chat.eraseMentions': {
    tables: ['chat_mention'],
    because:
      'Runs once for each erased account; the planner reads all mentions while there are few, and else finds them by message.',
    isSometimes: true,
  },
  'chat.eraseReactions': {
    tables: ['chat_reaction'],
    because:
      'Runs once for each erased account; the planner reads all reactions while there are few, and else finds them by message.',
    isSometimes: true,
  },
  'website.findPublicSites': {
    tables: ['website'],
    because: 'The table has one row for each radio; the answer is cached for a minute.',
    isSometimes: true,
  },
  'idempotency.sumStoredBytes': {
    tables: ['stored_answer'],
    because: 'Runs at most every ten minutes per process; the table contains the answers of one day.',
  },
  'library.findReferencedFiles': {
    tables: ['media_item'],
    because: 'Runs once when the server starts, for the uploads that ended shortly before.',
  },
  'library.findMediaWithArtwork': {
    tables: ['media_item'],
    because: 'The artwork has no index, and the query runs once for each permanently deleted medium.',
  },
  'library.findMediaWithFile': {
    tables: ['media_item'],
    because: 'The file has no index, and the query runs once for each permanently deleted medium.',
  },
  'library.deleteOldImports': {
    tables: ['metadata_import'],
    because: 'Runs once a night; the table contains a few rows for each person.',
  },
  'notifications.findUsersWithRoles': {
    tables: ['user'],
    because:
      'Reads everybody with certain roles to notify them; the planner reads the whole table while there are few people.',
    isSometimes: true,
  },
  'notifications.findRolesOfUsers': {
    tables: ['user'],
    because:
      'Reads the roles of everybody at the station, hundreds of people, for a notification without a radio.',
    isSometimes: true,
  },
  'broadcasting.findRadiosWithStation': {
    tables: ['station', 'radio'],
    because: 'Runs once when the server starts; the table has one row for each radio, dozens.',
    isSometimes: true,
  },
  'scheduling.findRadiosWithSlots': {
    tables: ['slot'],
    isSometimes: true,
    because: 'Jobs read the radios with slots once an hour.',
  },
  'profile.findSuggestedPeople': {
    tables: ['user', 'follow'],
    because:
      'Sorts everybody at the station by the number of shared contacts: hundreds of people, on one page.',
  },
  'jobs.countFailedByKind': {
    tables: ['failed_job'],
    because: 'Counts the failed jobs that wait for an administrator, for the page that lists them.',
  },
  'users.countAddedUsers': {
    tables: ['user'],
    because: 'Counts everybody at the station, hundreds of people, for a page of statistics.',
  },
  'chat.findColleaguesByName': {
    tables: ['user', 'team_member'],
    because: 'Searches the names of everybody at the station, hundreds of people.',
    isSometimes: true,
  },
  'organization.findNonMembersByName': {
    tables: ['user', 'team_member'],
    because: 'Searches the names of everybody at the station, hundreds of people.',
    isSometimes: true,
  },
  'organization.findColleaguesByName': {
    tables: ['user', 'team_member'],
    because: 'Searches the names of the people who share a team with the viewer, from hundreds of people.',
    isSometimes: true,
  },
  'chat.findRoomsWithRetention': {
    tables: ['chat_room'],
    isSometimes: true,
    because: 'A job reads the rooms with a retention period once a night, from a thousand rooms at most.',
  },
  'employees.countEmployeesByStatus': {
    tables: ['employee'],
    because: 'Counts all employees, hundreds, for a page of statistics.',
  },
  'invoices.countInvoicesByStatus': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Counts all invoices, thousands, for a page of statistics.',
  },
  'invoices.countIssuedInvoices': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Counts all invoices, thousands, for a page of statistics.',
  },
  'invoices.findNewestInvoice': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Reads the newest of all invoices, thousands, for a page of statistics.',
  },
  'employees.countStartedEmployees': {
    tables: ['employee'],
    because: 'Counts all employees, hundreds, for a page of statistics.',
  },
  'users.countUsersByRole': {
    tables: ['user'],
    because: 'Counts everybody at the station, hundreds of people, for a page of statistics.',
  },
  'users.countUsersByStatus': {
    tables: ['user'],
    because: 'Counts everybody at the station, hundreds of people, for a page of statistics.',
  },
};
