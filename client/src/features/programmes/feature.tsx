import { Activity, Clock, Globe, Headphones, Inbox, Layers, Mic, Rss, Tag, UsersRound } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import {
  classificationsPath,
  clockPaths,
  clockWeekPath,
  emissionCategoriesPath,
  emissionPaths,
  emissionTagsPath,
  episodePaths,
  languagesPath,
  podcastPaths,
  rushPath,
  rushPaths,
  waitingRoomPath,
} from './paths';
import { clockRecords } from './clocks/records';
import { programmeRecords } from './records';
import { rushRecords } from './rushes/records';

const section = 'planning';

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
      path: clockPaths.list,
      documentation: 'rundowns-and-clocks',
      title: 'clocks.title',
      load: () => import('./clocks/ClockListPage'),
      rule: { action: 'read', subject: 'Clock' },
      entry: { id: 62, icon: Clock, section },
    },
    {
      path: clockPaths.bin,
      documentation: 'rundowns-and-clocks',
      title: 'planning.bin.title',
      load: () => import('./clocks/ClockBinPage'),
      rule: { action: 'delete', subject: 'Clock' },
    },
    {
      path: clockWeekPath,
      documentation: 'rundowns-and-clocks',
      title: 'clocks.week.title',
      load: () => import('./clocks/ClockWeekPage'),
      rule: { action: 'read', subject: 'Clock' },
    },
    {
      path: clockPaths.detail(':id'),
      documentation: 'rundowns-and-clocks',
      title: 'clocks.one',
      load: () => import('./clocks/ClockPage'),
      rule: { action: 'read', subject: 'Clock' },
    },
    {
      path: emissionPaths.list,
      title: 'emissions.title',
      load: () => import('./emissions/EmissionListPage'),
      rule: { action: 'read', subject: 'Emission' },
      entry: { id: 43, icon: Mic, section },
    },
    {
      path: emissionPaths.bin,
      title: 'planning.bin.title',
      load: () => import('./emissions/EmissionBinPage'),
      rule: { action: 'delete', subject: 'Emission' },
    },
    {
      path: emissionPaths.detail(':id'),
      title: 'emissions.one',
      load: () => import('./emissions/page/EmissionPage'),
      rule: { action: 'read', subject: 'Emission' },
    },
    {
      path: episodePaths.list,
      title: 'episodes.title',
      load: () => import('./episodes/EpisodeListPage'),
      rule: { action: 'read', subject: 'Episode' },
      entry: { id: 44, icon: Headphones, key: 'e', section },
    },
    {
      path: episodePaths.bin,
      title: 'planning.bin.title',
      load: () => import('./episodes/EpisodeBinPage'),
      rule: { action: 'delete', subject: 'Episode' },
    },
    {
      path: episodePaths.detail(':id'),
      title: 'episodes.one',
      load: () => import('./episodes/EpisodePage'),
      rule: { action: 'read', subject: 'Episode' },
    },
    {
      path: podcastPaths.list,
      documentation: 'podcasts',
      title: 'podcasts.title',
      load: () => import('./podcasts/PodcastListPage'),
      rule: { action: 'read', subject: 'Podcast' },
      entry: { id: 49, icon: Rss, section },
    },
    {
      path: podcastPaths.bin,
      documentation: 'podcasts',
      title: 'planning.bin.title',
      load: () => import('./podcasts/PodcastBinPage'),
      rule: { action: 'delete', subject: 'Podcast' },
    },
    {
      path: podcastPaths.detail(':id'),
      documentation: 'podcasts',
      title: 'podcasts.one',
      load: () => import('./podcasts/PodcastPage'),
      rule: { action: 'read', subject: 'Podcast' },
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
      path: rushPaths.list,
      documentation: 'rushes',
      title: 'rushes.title',
      load: () => import('./rushes/RushListPage'),
      rule: { action: 'read', subject: 'Rush' },
      entry: { id: 61, icon: Activity, key: 'h', section },
    },
    {
      path: rushPaths.bin,
      documentation: 'rushes',
      title: 'planning.bin.title',
      load: () => import('./rushes/RushBinPage'),
      rule: { action: 'delete', subject: 'Rush' },
    },
    {
      path: rushPath(':id'),
      documentation: 'rushes',
      title: 'rushes.one',
      load: () => import('./rushes/RushPage'),
      rule: { action: 'read', subject: 'Rush' },
    },
    {
      path: emissionCategoriesPath,
      title: 'emissionCategories.title',
      load: () => import('./labels/EmissionCategoryListPage'),
      rule: { action: 'read', subject: 'EmissionCategory' },
      entry: { id: 45, icon: Layers, section },
    },
    {
      path: classificationsPath,
      title: 'classifications.title',
      load: () => import('./labels/ClassificationListPage'),
      rule: { action: 'read', subject: 'Classification' },
      entry: { id: 46, icon: UsersRound, section },
    },
    {
      path: languagesPath,
      title: 'languages.title',
      load: () => import('./languages/LanguageListPage'),
      rule: { action: 'read', subject: 'Language' },
      entry: { id: 41, icon: Globe, section },
    },
    {
      path: emissionTagsPath,
      title: 'emissionTags.title',
      load: () => import('./labels/EmissionTagListPage'),
      rule: { action: 'read', subject: 'EmissionTag' },
      entry: { id: 47, icon: Tag, section },
    },
  ],
});
