interface Comment {
  name: string;
  text: string;
}

export const commentsIn: (source: string) => Comment[];
export const commentsOfCode: () => Array<Comment & { where: string }>;
export const firstSentence: (text: string) => string;
