const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** A day in the viewer's zone, such as “Mar 5, 2026”. */
export function dayWording(moment: Date): string {
  return words.format(moment)
}
