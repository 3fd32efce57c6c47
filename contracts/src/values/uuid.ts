/** A UUID, in small letters, within a regular expression: the ids of everything that is ours. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
