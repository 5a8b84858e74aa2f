/* Exports for other features. */
export { EmissionContentUses, EpisodeContentUses } from './uses/ContentUses';
