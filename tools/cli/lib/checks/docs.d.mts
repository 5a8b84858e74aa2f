export const pages: () => string[];
export const snippetsOf: (page: string, mark: string) => Array<{ page: string; snippet: string }>;
