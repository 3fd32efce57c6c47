/** What keeps a server from listening, and is to be mended by whoever starts it. */
const REASONS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ variable, port }) =>
    `${variable} ${port} is taken. Choose another one, for example ${variable}=${port + 100}.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST ${host} is no address of this machine. For all of its addresses: HOST=0.0.0.0.`,
  ENOTFOUND: ({ host }) =>
    `HOST ${host} is not known on this machine. For all of its addresses: HOST=0.0.0.0.`,
  EACCES: ({ variable, port }) =>
    `${variable} ${port} is not for everybody on this machine. Choose one from 1024 up, for example ${variable}=3000.`,
}

interface Place {
  /** The name of the setting that says the port. */
  variable: string
  port: number
  host: string
}

/** Says in a line why a server cannot listen there, and which setting to change. */
export function whyNotListening(error: NodeJS.ErrnoException, place: Place): string {
  const reason = REASONS[error.code ?? '']
  return reason?.(place) ?? `Cannot listen on port ${place.port} of ${place.host}: ${error.message}`
}
