/** What somebody is told who wants a tier that takes no new members. */
export const closedTier = (name: string) =>
  `${name} is not taking new members at the moment. Choose another plan.`
