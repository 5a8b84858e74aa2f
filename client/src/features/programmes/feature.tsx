import { Activity, Clock, Globe, Headphones, Inbox, Layers, Mic, Rss, Tag, UsersRound } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import {
  clockPaths,
  clockWeekPath,
  emissionPaths,
  episodePaths,
  podcastPaths,
  rushPaths,
  waitingRoomPath,
} from './paths';
import { recordFields } from '../../kit/records/recordFields';
import { clockRecords } from './clocks/records';
import { programmeRecords } from './records';
import { rushRecords } from './rushes/records';

const section = 'planning';
const { fieldsOf } = recordFields('planning.fields');
const labelFields = (...more: string[]) => fieldsOf('name', 'colour', 'position', ...more);

export const programmes = defineFeature({
  name: 'programmes',
  documentation: 'emissions',
  records: [...programmeRecords, ...clockRecords, ...rushRecords],
  shortcuts: [
    {
      title: 'rushes.title',
      shortcuts: [
        { keys: ['I', 'O'], does: 'rushes.shortcuts.marks' },
        { keys: ['[', ']'], does: 'rushes.shortcuts.choose' },
        { keys: ['X', 'C'], does: 'rushes.shortcuts.cutOrComment' },
      ],
    },
  ],
  pages: [
    {
      type: 'Clock',
      texts: 'clocks',
      list: clockPaths.list,
      documentation: 'rundowns-and-clocks',
      load: () => import('./clocks/ClockListPage'),
      bin: () => import('./clocks/ClockBinPage'),
      page: () => import('./clocks/ClockPage'),
      entry: { id: 62, icon: Clock, section },
    },
    {
      path: clockWeekPath,
      documentation: 'rundowns-and-clocks',
      title: 'clocks.week.title',
      load: () => import('./clocks/ClockWeekPage'),
      rule: { action: 'read', subject: 'Clock' },
    },
    {
      type: 'Emission',
      texts: 'emissions',
      list: emissionPaths.list,
      load: () => import('./emissions/EmissionListPage'),
      bin: () => import('./emissions/EmissionBinPage'),
      page: () => import('./emissions/page/EmissionPage'),
      entry: { id: 43, icon: Mic, section },
    },
    {
      type: 'Episode',
      texts: 'episodes',
      list: episodePaths.list,
      load: () => import('./episodes/EpisodeListPage'),
      bin: () => import('./episodes/EpisodeBinPage'),
      page: () => import('./episodes/EpisodePage'),
      entry: { id: 44, icon: Headphones, key: 'e', section },
    },
    {
      type: 'Podcast',
      texts: 'podcasts',
      list: podcastPaths.list,
      documentation: 'podcasts',
      load: () => import('./podcasts/PodcastListPage'),
      bin: () => import('./podcasts/PodcastBinPage'),
      page: () => import('./podcasts/PodcastPage'),
      entry: { id: 49, icon: Rss, section },
    },
    {
      path: waitingRoomPath,
      documentation: 'rushes',
      title: 'rushes.queue.title',
      load: () => import('./rushes/WaitingRoomPage'),
      rule: { action: 'read', subject: 'Rush' },
      entry: { id: 60, icon: Inbox, section },
    },
    {
      type: 'Rush',
      texts: 'rushes',
      list: rushPaths.list,
      documentation: 'rushes',
      load: () => import('./rushes/RushListPage'),
      bin: () => import('./rushes/RushBinPage'),
      page: () => import('./rushes/RushPage'),
      entry: { id: 61, icon: Activity, key: 'h', section },
    },
    {
      type: 'EmissionCategory',
      texts: 'emissionCategories',
      list: '/admin/planning/category',
      load: () => import('./labels/EmissionCategoryListPage'),
      entry: { id: 45, icon: Layers, section },
      fields: labelFields('description'),
      derivedFields: ['foldedName'],
    },
    {
      type: 'Classification',
      texts: 'classifications',
      list: '/admin/planning/classification',
      load: () => import('./labels/ClassificationListPage'),
      entry: { id: 46, icon: UsersRound, section },
      fields: labelFields('minimumAge', 'description'),
      derivedFields: ['foldedName'],
    },
    {
      type: 'Language',
      texts: 'languages',
      list: '/admin/planning/language',
      load: () => import('./languages/LanguageListPage'),
      entry: { id: 41, icon: Globe, section },
      fields: labelFields('code'),
      derivedFields: ['foldedName'],
    },
    {
      type: 'EmissionTag',
      texts: 'emissionTags',
      list: '/admin/planning/tag',
      load: () => import('./labels/EmissionTagListPage'),
      entry: { id: 47, icon: Tag, section },
      fields: labelFields(),
      derivedFields: ['foldedName'],
    },
  ],
});
