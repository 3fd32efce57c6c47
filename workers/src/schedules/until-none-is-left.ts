/** Repeats a sweep, which takes so many at a time and answers how many it found, until it finds none. */
export async function untilNoneIsLeft(sweep: () => Promise<number>): Promise<void> {
  while ((await sweep()) > 0);
}
