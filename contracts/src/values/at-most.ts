/** The message for a text that is too long. */
export const atMost = (characters: number): string => `At most ${characters} characters`
