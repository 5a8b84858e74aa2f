/** Tables that stay small, each with the reason. A query may read all of their rows. */
export const smallTables: Readonly<Record<string, string>> = {
  knowledge_category: 'Shelves of the knowledge base: people see them all on one page.',
  role: 'Roles are made by hand: dozens.',
  knowledge_topic: 'Groups on those shelves, at most a hundred each.',
  webhook: 'Made by hand, at most twenty by each person, and few have any.',
  last_audit_check: 'one row, of the last check',
};

interface Scan {
  tables: readonly string[];
  /** What limits the cost, or why it is worth it. */
  because: string;
  /** True when the planner sometimes chooses an index and sometimes reads all rows, because there are few of them. */
  isSometimes?: true;
}

/** Queries that read all rows of a growing table. */
export const scans: Readonly<Record<string, Scan>> = {
  'audience.monitoredMounts': {
    tables: ['mount_state'],
    because: 'All mount points are heard, dozens: asked every five seconds, by one of all processes.',
  },
  'audience.radiosWithMounts': {
    tables: ['mount_point'],
    because: 'Jobs ask every five minutes which radios have mount points, of which there are dozens.',
  },
  'audience.watchedMounts': {
    tables: ['mount_point'],
    because: 'All mount points are looked at every ten seconds: dozens, by one of all processes.',
  },
  'audience.watchedServers': {
    tables: ['stream_server'],
    because: 'The same of the servers that they are on.',
  },
  'chat.eraseHistory': {
    tables: ['chat_edit'],
    because:
      'Runs once for a person whose account is erased; edits are found by their message, or all of few are read.',
    isSometimes: true,
  },
  'chat.eraseMentions': {
    tables: ['chat_mention'],
    because:
      'Runs once for a person whose account is erased; mentions are found by their message, or all of few are read.',
    isSometimes: true,
  },
  'chat.eraseReactions': {
    tables: ['chat_reaction'],
    because:
      'Runs once for a person whose account is erased; emoji are found by their message, or all of few are read.',
    isSometimes: true,
  },
  'website.publicSites': {
    tables: ['website'],
    because: 'The table has one row for each radio; the answer is cached for a minute.',
    isSometimes: true,
  },
  'idempotency.storedBytes': {
    tables: ['stored_answer'],
    because: 'Runs at most every ten minutes per process; the table contains the answers of one day.',
  },
  'library.findReferencedFiles': {
    tables: ['media_item'],
    because: 'Runs once, when the server starts, for the uploads that ended shortly before.',
  },
  'library.findMediaWithArtwork': {
    tables: ['media_item'],
    because: 'No index has the pictures: asked once for each medium that leaves the bin for good.',
  },
  'library.findMediaWithFile': {
    tables: ['media_item'],
    because: 'No index has the files: asked once for each medium that leaves the bin for good.',
  },
  'library.deleteOldImports': {
    tables: ['metadata_import'],
    because: 'Looks once a night for what was kept for its time: some rows of each person.',
  },
  'notifications.peopleWithRoles': {
    tables: ['user'],
    because: 'Tells all who hold some roles: whoever is told is read, and of few people all are.',
    isSometimes: true,
  },
  'notifications.rolesOfUsers': {
    tables: ['user'],
    because:
      'Asks which roles the people of the station hold, hundreds, when something is told to a platform.',
    isSometimes: true,
  },
  'broadcasting.radiosOnAir': {
    tables: ['station', 'radio'],
    because: 'Asked once when a server starts: a row for each radio, dozens.',
    isSometimes: true,
  },
  'scheduling.radiosWithSlots': {
    tables: ['slot'],
    isSometimes: true,
    because: 'Jobs ask once an hour which radios have a calendar.',
  },
  'profile.suggested': {
    tables: ['user', 'follow'],
    because: 'Ranks all who work at the station by how many know them: hundreds of people, on one page.',
  },
  'jobs.failedByKind': {
    tables: ['failed_job'],
    because: 'Counts what was given up and nobody has dealt with yet, for the page that asks them to.',
  },
  'users.addedUsers': {
    tables: ['user'],
    because: 'Counts all people of the station, hundreds, for a page of figures.',
  },
  'chat.colleaguesNamed': {
    tables: ['user', 'team_member'],
    because: 'Looks through the people of the station, hundreds, for who has a text in their name.',
    isSometimes: true,
  },
  'organization.anybodyNamed': {
    tables: ['user', 'team_member'],
    because: 'Looks through the people of the station, hundreds, for who has a text in their name.',
    isSometimes: true,
  },
  'organization.colleaguesNamed': {
    tables: ['user', 'team_member'],
    because: 'The same, of those who work with the viewer.',
    isSometimes: true,
  },
  'chat.findRoomsWithRetention': {
    tables: ['chat_room'],
    isSometimes: true,
    because: 'A job asks once a night which rooms keep for a time alone, of a thousand at most.',
  },
  'employees.employeesByStatus': {
    tables: ['employee'],
    because: 'Counts all employees, hundreds, for a page of figures.',
  },
  'invoices.invoicesByStatus': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Counts the invoices of the house, thousands, for a page of figures.',
  },
  'invoices.issuedInvoices': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Counts the invoices of the house, thousands, for a page of figures.',
  },
  'invoices.newestInvoice': {
    tables: ['invoice'],
    isSometimes: true,
    because: 'Looks through the invoices of the house, thousands, for a page of figures.',
  },
  'employees.startedEmployees': {
    tables: ['employee'],
    because: 'Counts all employees, hundreds, for a page of figures.',
  },
  'users.usersByRole': {
    tables: ['user'],
    because: 'Counts all people of the station, hundreds, for a page of figures.',
  },
  'users.usersByStatus': {
    tables: ['user'],
    because: 'Counts all people of the station, hundreds, for a page of figures.',
  },
};
