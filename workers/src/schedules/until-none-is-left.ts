/** Repeats a sweep, which takes a batch at a time and answers how many it found, until it finds none. */
export async function untilNoneIsLeft(sweep: () => Promise<number>): Promise<void> {
  while ((await sweep()) > 0);
}
