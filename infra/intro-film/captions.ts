export interface Cue {
  /** Seconds from the beginning. */
  from: number
  to: number
  text: string
}

/** The film has no sound: this is what it says. No name is in it, as every site has its own. */
export const CUES: readonly Cue[] = [
  { from: 0.4, to: 3, text: 'Somewhere, it is noon right now.' },
  { from: 3, to: 6, text: 'And somewhere, somebody is building what you are building.' },
  { from: 6.2, to: 8.6, text: 'Network: a map of the members who chose to be on it.' },
  { from: 8.6, to: 11, text: 'Others see you to within about two kilometres, never closer.' },
  { from: 11.2, to: 15.4, text: 'Courses: short enough to finish, written by people who did it.' },
  { from: 15.6, to: 18, text: 'Meetup: eight seats at a table near you.' },
  { from: 18, to: 20.4, text: 'Somebody cannot come? The next one moves up.' },
  { from: 20.8, to: 23.4, text: 'One membership. $499 a year, tax calculated at checkout.' },
  { from: 23.4, to: 26, text: 'See you at noon.' },
]

/** The cues as a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  return ['WEBVTT', ...cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`)]
    .join('\n\n')
    .concat('\n')
}

const clock = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`
