/** What somebody is told who wants a tier that takes no new members. */
export const closedTier = (name: string) => `${name} takes no new members at the moment. Choose another plan.`
