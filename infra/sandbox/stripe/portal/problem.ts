/** Why a page cannot be shown; the message says what to do. */
export class PortalProblem extends Error {
  readonly status: 403 | 404 | 409 | 410
  readonly title: string

  constructor(status: PortalProblem['status'], title: string, message: string) {
    super(message)
    this.status = status
    this.title = title
  }
}

export function noSuchPage(): PortalProblem {
  return new PortalProblem(
    404,
    'No such page',
    'There is no page at this address. Open billing again from the site that sent you here.',
  )
}

export function notOffered(what: string): PortalProblem {
  return new PortalProblem(
    404,
    'Not offered here',
    `${what} is not offered on these pages. Ask the site that sent you here.`,
  )
}
