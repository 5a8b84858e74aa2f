/* Sample labels of the first radio. */

export const sampleLanguages = [
  { name: 'Français', code: 'fr', colour: '#2563eb', position: 1 },
  { name: 'English', code: 'en', colour: '#b91c1c', position: 2 },
  { name: 'العربية', code: 'ar', colour: '#15803d', position: 3 },
];

export const sampleCategories = [
  {
    name: 'Actualité',
    colour: '#b91c1c',
    description: 'Journaux, entretiens et tout ce qui ne peut pas attendre demain.',
  },
  { name: 'Musique', colour: '#7c3aed', description: 'Des disques, des sessions et ceux qui les font.' },
  { name: 'Culture', colour: '#0f766e', description: 'Livres, scènes, écrans et expositions.' },
  { name: 'Sport', colour: '#c2410c', description: 'Matches, résultats et courses du dimanche.' },
  { name: 'Société', colour: '#2563eb', description: 'La vie du quartier, du port et de la région.' },
  { name: 'Détente', colour: '#a16207', description: 'Jeux, humour, cuisine et grasses matinées.' },
];

export const sampleClassifications = [
  { name: 'Tout public', minimumAge: null, colour: '#15803d', description: 'Pour tous, à toute heure.' },
  { name: 'Dès 10 ans', minimumAge: 10, colour: '#65a30d', description: 'Peut troubler les plus jeunes.' },
  { name: 'Dès 12 ans', minimumAge: 12, colour: '#a16207', description: 'Pas avant 12 ans.' },
  { name: 'Dès 16 ans', minimumAge: 16, colour: '#c2410c', description: 'Seulement après 22 heures.' },
  {
    name: 'Dès 18 ans',
    minimumAge: 18,
    colour: '#b91c1c',
    description: 'Seulement la nuit, annoncé à l’antenne.',
  },
];

export const sampleTags = [
  { name: 'direct', colour: '#b91c1c' },
  { name: 'entretien', colour: '#2563eb' },
  { name: 'reportage', colour: '#0f766e' },
  { name: 'session', colour: '#7c3aed' },
  { name: 'auditeurs', colour: '#c2410c' },
  { name: 'local', colour: '#65a30d' },
  { name: 'bilingue', colour: '#a16207' },
];
