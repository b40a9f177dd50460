/** Where the build keeps a language's messages for the Worker, below `build/pages/client`. */
export const messagesFile = (language: string): string => `messages/${language}.json`;
