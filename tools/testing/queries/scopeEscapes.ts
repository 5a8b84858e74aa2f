/**
 * Queries and conditions that leave the radio or include the recycle bin, each with its reason. Written as `query: word table`. The reason
 * must say why they reveal no row of another radio, and no deleted row.
 */
export const scopeEscapes: Readonly<Record<string, string>> = {
  'accounts.findInvitedPerson: acrossRadios Role':
    'Returns the role name of one person, to the holder of their invitation link.',
  'accounts.findRoleByKey: acrossRadios Role':
    'Used only for the role of new accounts, which is a role of the platform.',
  'accounts.findAccessInSession: acrossRadios Role':
    'Reads the abilities of one person before the request has a radio.',
  'accounts.findAccessInSession: acrossRadios TeamMember':
    'Reads the membership of one person in the team of the requested radio.',
  'accounts.findAccessOfHolders: acrossRadios Role':
    'Checks whether people with open connections still have the same access; no row is returned to a client.',
  'accounts.findAccessOfHolders: acrossRadios TeamMember':
    'Checks whether people with open connections still have the same access; no row is returned to a client.',
  'accounts.findAccessOfUser: acrossRadios Role':
    'Reads the access of one person on the radio that the parameters name.',
  'accounts.findAccessOfUser: acrossRadios TeamMember':
    'Reads the access of one person on the radio that the parameters name.',
  'audience.findPlayedItems: withDeleted Episode':
    'Played items keep the emission of their episode after the episode was deleted.',
  'audience.findPlayedItems: withDeleted Slot':
    'Items that were played in a slot stay in the statistics after the slot was deleted.',
  'audience.findMonitoredMounts: acrossRadios MonitoringSettings':
    'A job monitors the mount points of all radios and stores each result for the radio of the mount point.',
  'audience.findMonitoredMounts: acrossRadios MountPoint':
    'A job monitors the mount points of all radios and stores each result for the radio of the mount point.',
  'audience.findMonitoredMounts: acrossRadios MountState':
    'A job monitors the mount points of all radios and stores each result for the radio of the mount point.',
  'audience.findMonitoredMounts: acrossRadios StreamServer':
    'A job monitors the mount points of all radios and stores each result for the radio of the mount point.',
  'audience.deleteOldIncidents: acrossRadios SoundIncident':
    'A job deletes the incidents of all radios at the end of their retention period.',
  'audience.findOldSounds: acrossRadios SoundIncident':
    'A job finds recordings of all radios at the end of their retention period; each is deleted in the context of its radio.',
  'audience.findOpenIncidents: acrossRadios SoundIncident':
    'The monitoring process resumes or closes the open incidents of all radios, each in the context of its radio.',
  'audience.findRadiosWithMounts: acrossRadios MountPoint':
    'Returns to a job the radios with mount points; the job then works in the context of each radio.',
  'audience.findWatchedMounts: acrossRadios MountPoint':
    'A job polls the streaming servers of all radios and stores each result for the radio of the mount point.',
  'audience.findWatchedServers: acrossRadios AudienceSettings':
    'Reads how much each radio stores about its listeners, for the job that polls the servers of all radios.',
  'audience.findWatchedServers: acrossRadios StreamServer':
    'A job polls the streaming servers of all radios and stores each result for the radio of the mount point.',
  'chat.findIncomingRequests: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.countPendingRequests: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.findThreadChanges: acrossRadios ChatThread':
    'Counts the changes in the threads of a person whose account is erased; these threads belong to several radios.',
  'chat.reserveChanges: acrossRadios ChatThread':
    'Reserves change numbers in the threads of a person whose account is erased; these threads belong to several radios.',
  'chat.findColleaguesByName: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.findColleaguesByName: acrossRadios TeamMember':
    'Finds the people who share a team with the viewer, on any radio; both must be in that team.',
  'chat.findFriends: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.setFirstSequence: acrossRadios ChatThread':
    'A job stores the first remaining sequence number of one thread, which `chat.findRoomsWithRetention` returned.',
  'chat.filterAcquaintances: acrossRadios ChatThread':
    'Only tests whether two people share a thread, on any radio; no thread is returned.',
  'chat.filterAcquaintances: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.filterAcquaintances: acrossRadios TeamMember':
    'Only tests whether two people share a team, on any radio; no team is returned.',
  'chat.closePairs: acrossRadios ChatThread':
    'Closes the direct conversations of a deleted account, which belong to no radio.',
  'chat.findPeopleNamed: acrossRadios TeamMember':
    'Finds people in the team of one radio: the radio of the thread, which the query names.',
  'chat.findPersonByUsername: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.findMemberships: acrossRadios ChatThread':
    'Finds the threads of a person whose account is erased, on every radio; no thread is returned to a client.',
  'chat.eraseReports: acrossRadios ChatReport':
    'Deletes the reports about messages of a person whose account is erased, on every radio.',
  'chat.findRoomsWithRetention: acrossRadios ChatRoom':
    'A job deletes old messages in the rooms of all radios that have a retention period.',
  'chat.findRoomsWithRetention: acrossRadios ChatThread':
    'A job deletes old messages in the rooms of all radios that have a retention period.',
  'chat.eraseThreads: acrossRadios ChatThread':
    'Deletes private threads without members; private threads belong to no radio.',
  'chat.filterWritable: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'chat.filterWritable: acrossRadios TeamMember':
    'Only tests whether the viewer may write to people: they must share a team, on any radio.',
  'chat.findUnreadMention: acrossRadios ChatThread':
    'Returns the thread of one mention to a job, which then checks whether the mentioned person may read the thread.',
  'condition on Radio: acrossRadios TeamMember':
    'Selects the radios on which a person may work: only those where the person is in the team.',
  'condition on User: acrossRadios Role':
    'Only tests whether people work for the station, by their role on the platform; no role is returned.',
  'invoices.hasInvoices: withDeleted Invoice':
    'A deleted invoice can be restored and needs its client; only the existence of an invoice is returned.',
  'library.findAlbumName: withDeleted Album':
    'The description of a change needs the name of an album that may have been deleted since.',
  'library.reassignAlbums: withDeleted Album':
    'A restored album must have the artiste that remained after the merge.',
  'library.findArtisteName: withDeleted Artiste':
    'The description of a change needs the name of an artiste that may have been deleted since.',
  'library.findCreditedArtistes: withDeleted Artiste':
    'The credits of a song keep the names of deleted artistes.',
  'library.findCreditedSongs: withDeleted Artiste':
    'The credits of a song keep the names of deleted artistes.',
  'library.findReferencedFiles: acrossRadios MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findReferencedFiles: allKinds MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findReferencedFiles: withDeleted MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.lockPlaylist: acrossRadios Playlist':
    'Locks one playlist by its id; jobs, which have no request, use it too.',
  'library.lockPlaylist: withDeleted Playlist':
    'A restored playlist must have current totals, so deleted playlists are updated too.',
  'library.findMediaWithArtwork: acrossRadios MediaItem':
    'A picture may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findMediaWithArtwork: allKinds MediaItem':
    'A picture may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findMediaWithArtwork: withDeleted MediaItem':
    'A picture may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findMediaWithFile: acrossRadios MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findMediaWithFile: allKinds MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.findMediaWithFile: withDeleted MediaItem':
    'A file may be deleted only when no medium refers to it: of any radio or kind, deleted or not.',
  'library.deleteOldImports: acrossRadios MetadataImport':
    'A job deletes the imports of all radios at the end of their retention period.',
  'library.updateItemPositions: acrossRadios PlaylistItem':
    'Sets positions by item ids that the same transaction read from a playlist of the radio.',
  'library.findOrderedItems: withDeleted MediaItem':
    'Playlist items with deleted media keep their positions and are marked as deleted.',
  'library.findPlaylistsWith: acrossRadios PlaylistItem':
    'The query names the media, and a medium is only in playlists of its own radio.',
  'library.updatePlaylistCounts: acrossRadios MediaItem':
    'Counts the items of one playlist, which the caller has locked.',
  'library.updatePlaylistCounts: acrossRadios Playlist':
    'Counts the items of one playlist, which the caller has locked.',
  'library.updatePlaylistCounts: acrossRadios PlaylistItem':
    'Counts the items of one playlist, which the caller has locked.',
  'library.updatePlaylistCounts: withDeleted Playlist':
    'A restored playlist must have current totals, so deleted playlists are updated too.',
  'library.findMediumKind: withDeleted MediaItem':
    'Finds the kind of a medium that was moved to the recycle bin, to publish the change to people who may read that kind.',
  'library.findUploadedMedia: withDeleted MediaItem':
    'The result of an upload stays known after its medium was deleted.',
  'library.smart: withDeleted Album': 'A song keeps the name of its album after the album was deleted.',
  'library.smart: withDeleted Artiste': 'A song keeps the name of its artiste after the artiste was deleted.',
  'library.findSmartPlaylists: withDeleted Playlist':
    'A restored playlist must show what its criteria select now, so deleted playlists are updated too.',
  'library.linkSongs: withDeleted Artiste': 'Refers to one artiste by id, which the merge has locked.',
  'library.moveSongs: withDeleted MediaItem':
    'A restored song must be on the album that remained after the merge.',
  'library.sumStoredBytes: withDeleted MediaItem':
    'Deleted media count as stored bytes until the recycle bin is emptied.',
  'library.sumStoredBytes: allKinds MediaItem':
    'Sounds of kinds that the library does not list count as stored bytes too.',
  'library.updatePlaylistTotals: acrossRadios Playlist':
    'Updates one playlist by an id that the caller has read; jobs, which have no request, use it too.',
  'library.updatePlaylistTotals: withDeleted Playlist':
    'A restored playlist must have current totals, so deleted playlists are updated too.',
  'library.findUnfinishedMedia: acrossRadios MediaItem':
    'When the server starts, the analysis of files resumes for all radios.',
  'library.findUnfinishedMedia: allKinds MediaItem': 'Media of every kind are analysed.',
  'library.findUnfinishedMedia: withDeleted MediaItem':
    'A restored medium must be analysed, so deleted media are analysed too.',
  'library.findUnmeasured: acrossRadios MediaItem':
    'When the server starts, the loudness of unmeasured media is measured for all radios.',
  'library.findUnmeasured: allKinds MediaItem': 'Media of every kind that can be played are measured.',
  'library.findUnmeasured: withDeleted MediaItem':
    'A restored medium must be measured, so deleted media are measured too.',
  'library.findMediaWithoutRendition: acrossRadios MediaItem':
    'When the server starts, missing renditions are made for all radios.',
  'library.findMediaWithoutRendition: allKinds MediaItem': 'Browsers play sounds of every kind.',
  'library.findMediaWithoutRendition: withDeleted MediaItem':
    'A restored medium must be playable, so deleted media get renditions too.',
  'library.findRadiosWithAdverts: acrossRadios Publicity':
    'Returns to a job the radios with adverts; the job then works in the context of each radio.',
  'notifications.findRolesOfUsers: acrossRadios Role':
    'Reads which records each platform role may see, to select the receivers of a notification without a radio; no role is returned.',
  'broadcasting.findNextItem: allKinds MediaItem':
    'The item on the air may be the sound of an episode or a rush, which are kinds outside the library.',
  'broadcasting.findFileForAir: allKinds MediaItem':
    'The item on the air may be the sound of an episode or a rush, which are kinds outside the library.',
  'broadcasting.findInvitationByLink: acrossRadios LiveInvitation':
    'The link of a guest identifies the invitation, which determines the radio.',
  'broadcasting.findItemOnAir: allKinds MediaItem':
    'The item on the air may be the sound of an episode or a rush, which are kinds outside the library.',
  'broadcasting.findLivePeople: acrossRadios LiveSession':
    'Only tests whether people are live, on any radio, for viewers who may see their presence.',
  'broadcasting.findMediaForAir: allKinds MediaItem':
    'The item on the air may be the sound of an episode or a rush, which are kinds outside the library.',
  'broadcasting.findRadiosWithStation: acrossRadios Station':
    'A starting server finds the radios whose state a stopped server may have left open; no radio is returned to a client.',
  'broadcasting.findShownMedia: allKinds MediaItem':
    'The item on the air may be the sound of an episode or a rush, which are kinds outside the library.',
  'broadcasting.findStationByToken: acrossRadios Station':
    'The token of the player determines the radio; all later queries are limited to this radio.',
  'organization.findColleaguesByName: acrossRadios TeamMember':
    'Finds the people who share a team with the viewer, on any radio; both must be in that team.',
  'organization.setNextRadio: acrossRadios TeamMember':
    'Finds another radio for a person who leaves a team: only one where the person is in the team.',
  'organization.findReachableRadio: acrossRadios TeamMember':
    'Returns the radios on which one person may work, before the request has a radio.',
  'organization.deleteTeamMembers: acrossRadios TeamMember':
    'Deletes the team of a radio that is deleted, whatever the radio of the request is.',
  'organization.countTeamMembers: acrossRadios TeamMember':
    'Counts the team of each radio in the list of radios.',
  'permissions.findAllRoles: acrossRadios Role': 'The keys of roles are unique over all radios.',
  'permissions.bumpStamp: acrossRadios Role': 'A permission applies to its roles on every radio.',
  'permissions.findRoleByName: acrossRadios Role':
    'Used only for the administrator role, which is a role of the platform.',
  'permissions.findAbilitySources: acrossRadios Role': 'The grants of a role apply on every radio.',
  'permissions.findTeamRoles: acrossRadios TeamMember':
    'Permissions on any radio protect a person from changes by people with fewer permissions, on every radio.',
  'permissions.hasTeamMembers: acrossRadios TeamMember': 'A role is in use when a team of any radio uses it.',
  'scheduling.findArtistesOfMedia: withDeleted Artiste':
    'The separation of songs by the same artiste also applies when the artiste was deleted.',
  'scheduling.findStateOfOccurrences: withDeleted Episode':
    'A feed shows occurrences under the title of their episode, also after it was deleted.',
  'scheduling.findStateOfSlots: withDeleted Emission':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.findNamesOfSlots.',
  'scheduling.findStateOfSlots: withDeleted Episode':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.findNamesOfSlots.',
  'scheduling.findStateOfSlots: withDeleted Playlist':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.findNamesOfSlots.',
  'scheduling.findStateOfSlots: withDeleted Rush':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.findNamesOfSlots.',
  'scheduling.findStateOfSlots: withDeleted Slot':
    'The mark of a feed covers the names that the calendar shows, as in scheduling.findNamesOfSlots.',
  'scheduling.findContentsOfSlots: withDeleted Slot':
    'Past broadcasts are copied, also those of a slot that was deleted since.',
  'scheduling.findFeedBySecret: acrossRadios CalendarFeed':
    'The secret in the address determines the radio; all later queries are limited to this radio.',
  'programmes.findEpisodeOfSound: withDeleted Episode':
    'The processing of a file continues while its episode is in the recycle bin.',
  'programmes.hasEpisodeWithGuid: withDeleted Episode':
    'An import must skip episodes that were deleted here.',
  'programmes.findFeedEpisode: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findFeedEpisodes: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findLatestEpisodes: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.countEpisodes: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findListedEpisodeAddresses: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findSearchableEpisodes: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findLatestEpisodesOfEmission: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findPublicEpisode: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findPublicEpisodes: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'programmes.findPublicEpisodesByIds: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'website.findPublicSites: acrossRadios Website':
    'Lists the public websites of all radios for search engines.',
  'website.countLanguages: withDeleted Content':
    'A deleted content is compared with its translations that are not deleted.',
  'website.countNewerChanges: withDeleted Content':
    'A deleted content is compared with its translations that are not deleted.',
  'website.hasContentWithPicture: withDeleted Content':
    'A deleted content can be restored and needs the file of its picture.',
  'website.findReferringContents: withDeleted Content':
    'A restored content must refer to the record that remained after a merge.',
  'website.hasContentWithSlug: withDeleted Content':
    'A deleted content keeps its slug, which is unique in the database.',
  'website.findScheduledDraft: withDeleted Content':
    'The scheduled publication of a draft is cancelled, with a notification, when its content was deleted.',
  'website.moveTopic: withDeleted Content':
    'A restored content must have the topic that remained after a merge.',
  'website.bumpDraftVersions: withDeleted Content':
    'The draft of a restored content must have the topic that remained after a merge.',
  'website.findDraftsOfArea: withDeleted Content':
    'The draft of a restored content must have the topic that remained after a merge.',
  'broadcasting.findPlayedSongs: withDeleted MediaItem':
    'Songs that were played stay in the public history after they were deleted.',
  'programmes.findFeedMark: allKinds MediaItem':
    'The sounds of published episodes are a kind outside the library, and public with their episode.',
  'scheduling.findNamesOfSlots: withDeleted Emission': 'Past slots keep the names of deleted records.',
  'scheduling.findNamesOfSlots: withDeleted Episode': 'Past slots keep the names of deleted records.',
  'scheduling.findNamesOfSlots: withDeleted Playlist': 'Past slots keep the names of deleted records.',
  'scheduling.findNamesOfSlots: withDeleted Rush': 'Past slots keep the names of deleted records.',
  'scheduling.findNamesOfSlots: withDeleted Slot': 'The past days of a deleted slot stay in the calendar.',
  'scheduling.findItemsOfRundowns: withDeleted MediaItem':
    'A rundown item keeps the title of its deleted medium and is marked as deleted.',
  'scheduling.findItemsOfRundowns: withDeleted Playlist':
    'A rundown item keeps the title of its deleted playlist and is marked as deleted.',
  'scheduling.findEmissionsOfSlots: withDeleted Episode':
    'A slot keeps the emission of its episode after the episode was deleted.',
  'scheduling.findEmissionsOfSlots: withDeleted Rush':
    'A slot keeps the emission of its rush after the rush was deleted.',
  'scheduling.findEmissionsOfSlots: withDeleted Slot':
    'Returns the emission of a slot that is restored from the recycle bin.',
  'programmes.moveCategory: withDeleted Emission':
    'A restored emission must have the category that remained after a merge.',
  'programmes.moveClassification: withDeleted Emission':
    'A restored emission must have the audience rating that remained after a merge.',
  'scheduling.setItemPositions: acrossRadios RundownItem':
    'Sets positions by item ids that the same transaction read from a rundown of the radio.',
  'scheduling.findOriginalsOfSlots: withDeleted Slot':
    'A repeat refers to the original broadcast, also after the slot of the original was deleted.',
  'programmes.moveClosers: withDeleted Emission':
    'A restored emission must refer to the medium that remained after a merge.',
  'programmes.moveOpeners: withDeleted Emission':
    'A restored emission must refer to the medium that remained after a merge.',
  'scheduling.findPlannedRushes: allKinds MediaItem':
    'A rush may have become the sound of an episode, which is a kind outside the library.',
  'programmes.hasOtherPodcast: withDeleted Podcast':
    'An emission has one podcast at most, which may be a deleted one: its subscribers return when it is restored.',
  'scheduling.findRadiosWithSlots: acrossRadios Slot':
    'Returns to a job the radios with slots; the job then works in the context of each radio.',
  'scheduling.findSoundOfEpisode: allKinds MediaItem':
    'The sound of an episode is a kind outside the library.',
  'programmes.findSoundForMp3: allKinds MediaItem': 'The sound of an episode is a kind outside the library.',
  'programmes.findSoundForMp3: withDeleted MediaItem':
    'A restored sound must have its MP3, so deleted sounds are encoded too.',
  'scheduling.findSoundsOfEpisodes: allKinds MediaItem':
    'The sound of an episode is a kind outside the library.',
  'programmes.findSoundsWithoutMp3: acrossRadios Episode':
    'Returns to a job the sounds without an MP3 for their feeds; each is then encoded in the context of its radio.',
  'programmes.findSoundsWithoutMp3: acrossRadios MediaItem':
    'Returns to a job the sounds without an MP3 for their feeds; each is then encoded in the context of its radio.',
  'programmes.findSoundsWithoutMp3: allKinds MediaItem':
    'The sound of an episode is a kind outside the library.',
  'scheduling.findSlotChangeTimes: withDeleted Slot': 'The past days of a deleted slot stay in the feed.',
  'scheduling.findSlotWithTimes: withDeleted Slot':
    'The future occurrences of a slot are deleted and restored with the slot.',
  'programmes.setRenderingProgress: withDeleted Rush':
    'The rendering continues while the rush is in the recycle bin.',
  'programmes.findRendering: withDeleted Rush':
    'The rendering continues while the rush is in the recycle bin.',
  'profile.findVisiblePerson: acrossRadios Role':
    'Whether a person works for the station is the same on every radio; no role is returned.',
  'profile.findSuggestedPeople: acrossRadios Role':
    'Whether a person works for the station is the same on every radio; no role is returned.',
  'users.findRolesByIds: acrossRadios Role':
    'Returns the roles of people on the platform, which belong to no radio.',
  'users.lockRole: acrossRadios Role':
    'Locks the role of a person on the platform, which belongs to no radio.',
  'users.findPlatformRole: acrossRadios Role':
    'Finds only roles of the platform: the query itself requires that they have no radio.',
};
