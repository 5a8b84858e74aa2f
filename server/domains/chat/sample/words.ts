/* Chat messages of the demo. People are given by index: 0 is the administrator, 1 to 5 are other active people. */

export interface SampleRoom {
  name: string;
  topic: string;
  isReadOnly?: boolean;
  messages: ReadonlyArray<readonly [person: number, words: string]>;
}

export const sampleRooms: readonly SampleRoom[] = [
  {
    name: 'Antenne',
    topic: 'Ce qui passe à l’antenne, maintenant et tout à l’heure',
    messages: [
      [1, 'Le flash de 9 h est prêt, 2 min 40.'],
      [2, 'Merci ! Je garde une chanson courte derrière.'],
      [3, 'Le pont vers la météo était un peu sec ce matin, on remet le tapis ?'],
      [1, 'Oui, le nouveau générique est dans la bibliothèque : https://radio.example/generiques'],
    ],
  },
  {
    name: 'Annonces',
    topic: 'Ce que toute l’équipe doit savoir',
    isReadOnly: true,
    messages: [
      [0, 'Maintenance de l’émetteur mardi de 2 h à 4 h : la webradio continue seule.'],
      [0, 'Bienvenue à nos deux stagiaires de la rédaction !'],
    ],
  },
  {
    name: 'Playlist & nouveautés',
    topic: 'What goes into rotation this week',
    messages: [
      [4, 'The new single is in, loudness checked at -16 LUFS.'],
      [5, 'Can it go into the evening clock first? The intro is 22 seconds, good to talk over.'],
    ],
  },
];

export const samplePrivate: ReadonlyArray<
  readonly [people: readonly number[], name: string, ReadonlyArray<readonly [number, string]>]
> = [
  [
    [0, 1],
    '',
    [
      [1, 'Tu as cinq minutes avant la conférence ?'],
      [0, 'À 10 h, au studio 2.'],
    ],
  ],
  [
    [0, 2, 3],
    'Matinale',
    [
      [2, 'L’invité de 8 h 15 vient par téléphone finalement.'],
      [3, 'Noté, je prépare la ligne. Quelqu’un a son numéro ?'],
      [0, 'Dans le conducteur.'],
    ],
  ],
];
