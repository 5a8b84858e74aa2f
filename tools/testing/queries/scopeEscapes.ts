/**
 * Queries and conditions that leave the radio or include the recycle bin, as `query: word table`, each with its reason. The
 * reason must say why they reveal no row of another radio, and no deleted row.
 */
export const scopeEscapes: Readonly<Record<string, string>> = {
  'accounts.invitedPerson: acrossRadios Role': 'Names the role of one person, whom their own link invites.',
  'accounts.roleByKey: acrossRadios Role': 'Asked for the role of newcomers alone, which is of no radio.',
  'accounts.accessInSession: acrossRadios Role': 'Reads what one person may do, before a radio is chosen.',
  'accounts.accessInSession: acrossRadios TeamMember':
    'The same, in the team of the radio that they wish for.',
  'accounts.accessOfHolders: acrossRadios Role':
    'Reads whether those who hold connections open may the same as before; nobody is shown it.',
  'accounts.accessOfHolders: acrossRadios TeamMember': 'The same, in the team of the radio of each.',
  'accounts.accessOfUser: acrossRadios Role': 'Reads what one person may do, on the radio that is named.',
  'accounts.accessOfUser: acrossRadios TeamMember': 'The same.',
  'audience.playedItems: withDeleted Episode': 'What was heard is still of the emission of its episode.',
  'audience.playedItems: withDeleted Slot': 'What was heard in a slot that was deleted since was heard.',
  'audience.monitoredMounts: acrossRadios MonitoringSettings':
    'Reads the monitoring settings of the radio of each mount point; nobody is shown them.',
  'audience.monitoredMounts: acrossRadios MountPoint':
    'The mount points of all radios are heard; what is wrong is kept for the radio of each.',
  'audience.monitoredMounts: acrossRadios MountState': 'The same: whether they are on the air.',
  'audience.monitoredMounts: acrossRadios StreamServer': 'The same: where they are heard.',
  'audience.deleteOldIncidents: acrossRadios SoundIncident':
    'Deletes what was kept for its time, whosever it is.',
  'audience.oldSounds: acrossRadios SoundIncident':
    'Names the files that were kept for their time; each is then forgotten as of its own radio.',
  'audience.openIncidents: acrossRadios SoundIncident':
    'What goes on anywhere is taken up or closed by whoever hears; each as of its own radio.',
  'audience.radiosWithMounts: acrossRadios MountPoint':
    'Tells a job which radios have mount points; each is then worked on as itself.',
  'audience.watchedMounts: acrossRadios MountPoint':
    'The streaming servers of all radios are looked at; what is seen is kept for the radio of each.',
  'audience.watchedServers: acrossRadios AudienceSettings':
    'The same: how much the radio of a server keeps of its listeners.',
  'audience.watchedServers: acrossRadios StreamServer': 'The same.',
  'chat.incomingRequests: acrossRadios Role':
    'Tells who works for the station by the role that each person has.',
  'chat.pendingRequests: acrossRadios Role': 'The same.',
  'chat.findThreadChanges: acrossRadios ChatThread':
    'Counts the changes of the threads that somebody wrote in whose account is deleted, of whatever radio.',
  'chat.reserveChanges: acrossRadios ChatThread': 'The same.',
  'chat.colleaguesNamed: acrossRadios Role': 'The same.',
  'chat.colleaguesNamed: acrossRadios TeamMember':
    'Finds those who are in a team that the viewer is in too, of whatever radio.',
  'chat.friends: acrossRadios Role': 'Tells who works for the station by the role that each person has.',
  'chat.setFirstSequence: acrossRadios ChatThread':
    'Notes in a room that was named by the query below what it has left.',
  'chat.knownAmong: acrossRadios ChatThread':
    'Tells who is in a thread that somebody is in too, of whatever radio; the thread is shown to nobody.',
  'chat.knownAmong: acrossRadios Role': 'Tells who works for the station by the role that each person has.',
  'chat.knownAmong: acrossRadios TeamMember':
    'Tells who is in a team that somebody is in too, of whatever radio.',
  'chat.closePairs: acrossRadios ChatThread':
    'Closes the threads of two of somebody whose account is deleted, which are of no radio.',
  'chat.findPeopleNamed: acrossRadios TeamMember':
    'Tells who is in the team of the radio of one thread, which its query names.',
  'chat.personSigning: acrossRadios Role':
    'Tells who works for the station by the role that each person has.',
  'chat.findMemberships: acrossRadios ChatThread':
    'Finds the threads of somebody whose account is deleted, of whatever radio; nobody is shown them.',
  'chat.eraseReports: acrossRadios ChatReport':
    'Deletes the reports of what somebody wrote whose account is deleted, of whatever radio.',
  'chat.findRoomsWithRetention: acrossRadios ChatRoom':
    'A job forgets what rooms keep for a time alone, whose ever they are; nobody is shown it.',
  'chat.findRoomsWithRetention: acrossRadios ChatThread': 'The same: the threads of those rooms.',
  'chat.eraseThreads: acrossRadios ChatThread':
    'Deletes private threads, which are of no radio, that nobody is in any more.',
  'chat.writable: acrossRadios Role': 'Tells who works for the station by the role that each person has.',
  'chat.writable: acrossRadios TeamMember':
    'Tells to whom somebody may write: who is in a team that they are in too, of whatever radio.',
  'chat.findUnreadMention: acrossRadios ChatThread':
    'Names the thread of one mention, for a job that tells whom it names; whether they may read it is asked then.',
  'condition on Radio: acrossRadios TeamMember':
    'Tells which radios somebody may work on: the teams that they are in, and no other.',
  'condition on User: acrossRadios Role': 'Tells who works for the station by the role that each person has.',
  'invoices.invoicesOf: withDeleted Invoice':
    'A client stays while an invoice may still be taken back to it; only whether there is one is told.',
  'library.albumName: withDeleted Album': 'What a change names may lie in the bin by now.',
  'library.reassignAlbums: withDeleted Album':
    'An album in the bin comes back with the artiste that it has by then.',
  'library.artisteName: withDeleted Artiste': 'What a change names may lie in the bin by now.',
  'library.artistesCredited: withDeleted Artiste': 'A credit line keeps the name of an artiste in the bin.',
  'library.findCreditedSongs: withDeleted Artiste': 'The same, of all songs of an artiste.',
  'library.findReferencedFiles: acrossRadios MediaItem':
    'A file goes only when no medium of any radio names it.',
  'library.findReferencedFiles: allKinds MediaItem': 'The same, whatever kind it is of.',
  'library.findReferencedFiles: withDeleted MediaItem': 'The same: what lies in the bin keeps its file.',
  'library.lockPlaylist: acrossRadios Playlist':
    'Locks one playlist, whose media the caller changes; also where no request is.',
  'library.lockPlaylist: withDeleted Playlist': 'A playlist that comes back shows what it holds by then.',
  'library.findMediaWithArtwork: acrossRadios MediaItem':
    'A picture goes only when no medium of any radio shows it.',
  'library.findMediaWithArtwork: allKinds MediaItem': 'The same, whatever kind it is of.',
  'library.findMediaWithArtwork: withDeleted MediaItem': 'The same: what lies in the bin keeps its picture.',
  'library.findMediaWithFile: acrossRadios MediaItem':
    'A file goes only when no medium of any radio names it.',
  'library.findMediaWithFile: allKinds MediaItem': 'The same, whatever kind it is of.',
  'library.findMediaWithFile: withDeleted MediaItem': 'The same: what lies in the bin keeps its file.',
  'library.deleteOldImports: acrossRadios MetadataImport':
    'Deletes what was kept for its time, whosever it is.',
  'library.updateItemPositions: acrossRadios PlaylistItem':
    'Numbers items by ids that the same transaction has read from a playlist of the radio.',
  'library.findOrderedItems: withDeleted MediaItem':
    'Items keep their places among those whose media lie in the bin, and says which those are.',
  'library.findPlaylistsWith: acrossRadios PlaylistItem':
    'The media are named, and stand in playlists of their own radio.',
  'library.updatePlaylistCounts: acrossRadios MediaItem': 'What one playlist plays, which is locked.',
  'library.updatePlaylistCounts: acrossRadios Playlist': 'The same.',
  'library.updatePlaylistCounts: acrossRadios PlaylistItem': 'The same.',
  'library.updatePlaylistCounts: withDeleted Playlist':
    'A playlist that comes back shows what it holds by then.',
  'library.kindOfMedium: withDeleted MediaItem':
    'Finds the kind of a medium that was moved to the recycle bin, to publish the change to people who may read that kind.',
  'library.findUploadedMedia: withDeleted MediaItem':
    'An upload has become something, also if that lies in the bin.',
  'library.smart: withDeleted Album': 'A song keeps what its album in the bin is called.',
  'library.smart: withDeleted Artiste': 'A song keeps what its artiste in the bin is called.',
  'library.findSmartPlaylists: withDeleted Playlist':
    'A playlist that comes back shows what it finds by then.',
  'library.linkSongs: withDeleted Artiste': 'Names one artiste, which the merge has locked.',
  'library.moveSongs: withDeleted MediaItem': 'A song in the bin comes back on the album that stayed.',
  'library.sumStoredBytes: withDeleted MediaItem': 'What lies in the bin takes room until it is emptied.',
  'library.sumStoredBytes: allKinds MediaItem': 'Sounds that no list shows take room as well.',
  'library.updatePlaylistTotals: acrossRadios Playlist':
    'One playlist, which whoever counts has read before; also where no request is.',
  'library.updatePlaylistTotals: withDeleted Playlist': 'The same.',
  'library.findUnfinishedMedia: acrossRadios MediaItem':
    'At the start, the work on files of all radios goes on.',
  'library.findUnfinishedMedia: allKinds MediaItem': 'Whatever was sent is looked into.',
  'library.findUnfinishedMedia: withDeleted MediaItem': 'What lies in the bin comes back analysed.',
  'library.findUnmeasured: acrossRadios MediaItem':
    'At the start, media of all radios are measured that were not.',
  'library.findUnmeasured: allKinds MediaItem': 'Whatever is heard is measured.',
  'library.findUnmeasured: withDeleted MediaItem': 'What lies in the bin comes back measured.',
  'library.withoutRendition: acrossRadios MediaItem':
    'At the start, renditions of all radios are made that could not be before.',
  'library.withoutRendition: allKinds MediaItem': 'Sounds of every kind are heard in browsers.',
  'library.withoutRendition: withDeleted MediaItem': 'What lies in the bin comes back playable.',
  'library.findRadiosWithAdverts: acrossRadios Publicity':
    'Tells a job which radios have adverts; each is then worked on as itself.',
  'notifications.rolesOfUsers: acrossRadios Role':
    'Asks what each role on the platform may see, for those who are told something of no radio; nobody is shown it.',
  'broadcasting.nextItem: allKinds MediaItem':
    'What is on the air may be the sound of an episode or of a rush, which are kept apart.',
  'broadcasting.fileForAir: allKinds MediaItem': 'The same.',
  'broadcasting.guestLinkOf: acrossRadios LiveInvitation':
    'The link of a guest says into the waiting room of which radio it leads.',
  'broadcasting.itemOnAir: allKinds MediaItem': 'The same.',
  'broadcasting.liveAmong: acrossRadios LiveSession':
    'Tells whether some people are live, on whatever radio, to those who may know whether they are here.',
  'broadcasting.mediaForAir: allKinds MediaItem': 'The same.',
  'broadcasting.radiosOnAir: acrossRadios Station':
    'A server that starts asks which radios it may have left something open of; nobody is shown it.',
  'broadcasting.shownMedia: allKinds MediaItem': 'The same.',
  'broadcasting.stationOfToken: acrossRadios Station':
    'The token of a player says of which radio it is; all else is asked of that one.',
  'organization.colleaguesNamed: acrossRadios TeamMember':
    'Finds those who are in a team that the viewer is in too, of whatever radio.',
  'organization.movedOn: acrossRadios TeamMember': 'Finds another radio of whoever leaves a team.',
  'organization.reachable: acrossRadios TeamMember':
    'Which radios somebody may work on, before one is chosen.',
  'organization.teamRemoved: acrossRadios TeamMember':
    'Goes with a radio that is deleted, from wherever that is.',
  'organization.teamSize: acrossRadios TeamMember': 'Counts the team of each radio in the list of radios.',
  'permissions.allRoles: acrossRadios Role': 'The keys of roles are unique over all radios.',
  'permissions.renewal: acrossRadios Role': 'A permission counts for its roles on every radio.',
  'permissions.roleByName: acrossRadios Role':
    'Asked for the administrator alone, whose role is of no radio.',
  'permissions.sourcesOfRole: acrossRadios Role': 'What a role grants counts wherever somebody has it.',
  'permissions.teamRoles: acrossRadios TeamMember':
    'What somebody may do on any radio protects them everywhere.',
  'permissions.teamsWith: acrossRadios TeamMember': 'A role is in use if a team of any radio has it.',
  'scheduling.artistesOfPool: withDeleted Artiste':
    'Songs are kept apart by those who made them, whatever became of their page.',
  'scheduling.calendarStateOfOccurrences: withDeleted Episode':
    'A feed shows occurrences under the title of their episode, also after it was deleted.',
  'scheduling.calendarStateOfSlots: withDeleted Emission':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.namesOfSlotRows.',
  'scheduling.calendarStateOfSlots: withDeleted Episode':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.namesOfSlotRows.',
  'scheduling.calendarStateOfSlots: withDeleted Playlist':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.namesOfSlotRows.',
  'scheduling.calendarStateOfSlots: withDeleted Rush':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.namesOfSlotRows.',
  'scheduling.calendarStateOfSlots: withDeleted Slot':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.namesOfSlotRows.',
  'scheduling.contentsOf: withDeleted Slot':
    'What has been is copied, also of a slot that was deleted since.',
  'scheduling.feedOfSecret: acrossRadios CalendarFeed':
    'The secret of an address says of which radio it is; all else is asked of that one.',
  'programmes.episodeOfSound: withDeleted Episode': 'A file goes on while its episode lies in the bin.',
  'programmes.episodeWithGuid: withDeleted Episode': 'An episode that was deleted is not imported again.',
  'programmes.feedEpisode: allKinds MediaItem': 'Sounds of episodes are in no list, and in their feed.',
  'programmes.feedEpisodes: allKinds MediaItem': 'The same.',
  'programmes.latestEpisodes: allKinds MediaItem': 'The same.',
  'programmes.countEpisodes: allKinds MediaItem': 'The same.',
  'programmes.listedEpisodeAddresses: allKinds MediaItem': 'The same.',
  'programmes.searchableEpisodes: allKinds MediaItem': 'The same.',
  'programmes.latestEpisodesOf: allKinds MediaItem': 'The same.',
  'programmes.publicEpisode: allKinds MediaItem': 'The same.',
  'programmes.publicEpisodes: allKinds MediaItem': 'The same.',
  'programmes.publicEpisodesAmong: allKinds MediaItem': 'The same.',
  'website.publicSites: acrossRadios Website': 'Names the public websites of all radios to search engines.',
  'website.languagesOf: withDeleted Content':
    'A content in the recycle bin is compared with its translations.',
  'website.newerChanges: withDeleted Content': 'The same.',
  'website.contentWithPicture: withDeleted Content':
    'A content in the recycle bin may be restored: the file of its picture stays.',
  'website.contentsReferring: withDeleted Content':
    'A content that is restored refers to the record that remains after a merge.',
  'website.slugOfOther: withDeleted Content':
    'A content in the recycle bin keeps its slug, which the database holds unique.',
  'website.scheduledDraft: withDeleted Content':
    'The publication of a draft is cancelled, and notified, when its content is in the recycle bin.',
  'website.moveTopic: withDeleted Content': 'A content that is restored has the topic that remains.',
  'website.draftsFollowTopic: withDeleted Content': 'The same, for its draft.',
  'website.draftsOfArea: withDeleted Content': 'The same.',
  'broadcasting.playedSongs: withDeleted MediaItem':
    'What listeners have heard stays in the history of the website.',
  'programmes.feedMark: allKinds MediaItem': 'The same.',
  'scheduling.namesOfSlotRows: withDeleted Emission': 'What has been on the air is still called so.',
  'scheduling.namesOfSlotRows: withDeleted Episode': 'The same.',
  'scheduling.namesOfSlotRows: withDeleted Playlist': 'The same.',
  'scheduling.namesOfSlotRows: withDeleted Rush': 'The same.',
  'scheduling.namesOfSlotRows: withDeleted Slot': 'The past days of a deleted slot stay in the calendar.',
  'scheduling.itemsOfRundowns: withDeleted MediaItem':
    'An item whose medium is gone says so, and what it was.',
  'scheduling.itemsOfRundowns: withDeleted Playlist': 'The same of a playlist.',
  'scheduling.emissionsOfSlots: withDeleted Episode': 'A slot is still of the emission of its episode.',
  'scheduling.emissionsOfSlots: withDeleted Rush': 'The same of its rush.',
  'scheduling.emissionsOfSlots: withDeleted Slot': 'Whose a slot is that comes back from the bin.',
  'programmes.moveCategory: withDeleted Emission':
    'An emission in the bin comes back in the category that stayed.',
  'programmes.moveClassification: withDeleted Emission': 'The same of its audience rating.',
  'scheduling.orderingRundown: acrossRadios RundownItem':
    'Numbers items by ids that the same transaction has read from a rundown of the radio.',
  'scheduling.originalsOf: withDeleted Slot':
    'What is broadcast once more, also of a slot that was deleted since.',
  'programmes.movingClosers: withDeleted Emission': 'One that comes back finds the medium that was kept.',
  'programmes.movingOpeners: withDeleted Emission': 'The same.',
  'scheduling.plannedRushes: allKinds MediaItem':
    'A rush may have become the sound of an episode, which is kept apart.',
  'programmes.podcastOf: withDeleted Podcast': 'One that comes back finds the place of its emission free.',
  'scheduling.radiosWithSlots: acrossRadios Slot':
    'Tells a job which radios have a calendar; each is then worked on as itself.',
  'scheduling.soundOfEpisode: allKinds MediaItem': 'The sound of an episode is a kind that is kept apart.',
  'programmes.soundForMp3: allKinds MediaItem': 'The same.',
  'programmes.soundForMp3: withDeleted MediaItem':
    'An MP3 is made of it while it is in the recycle bin, too.',
  'scheduling.soundsOfEpisodes: allKinds MediaItem': 'The same.',
  'programmes.soundsWithoutMp3: acrossRadios Episode':
    'Tells a job which sounds have no MP3 for their feeds; each is then worked on as of its own radio.',
  'programmes.soundsWithoutMp3: acrossRadios MediaItem': 'The same.',
  'programmes.soundsWithoutMp3: allKinds MediaItem': 'The sound of an episode is a kind that is kept apart.',
  'scheduling.slotChanges: withDeleted Slot': 'The past days of a deleted slot stay in a feed too.',
  'scheduling.slotWithTimes: withDeleted Slot':
    'What is to come of a slot goes with it into the bin, and comes back with it.',
  'programmes.progressOfRendering: withDeleted Rush': 'The work goes on while the rush lies in the bin.',
  'programmes.renderingOfRush: withDeleted Rush': 'The same.',
  'profile.seenById: acrossRadios Role':
    'Whether a person works here does not hang on the radio that one looks from.',
  'profile.suggested: acrossRadios Role': 'The same, of colleagues who are not followed yet.',
  'users.rolesOfUsers: acrossRadios Role': 'Roles of people on the platform, which are of no radio.',
  'users.roleInTurn: acrossRadios Role': 'Locks the role that a person has on the platform.',
  'users.roleOfPlatform: acrossRadios Role': 'Finds roles that are of no radio, and says so itself.',
};
