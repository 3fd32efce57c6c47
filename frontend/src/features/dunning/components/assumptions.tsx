/** What the figures take for granted. */
export function Assumptions() {
  return (
    <section aria-labelledby="assumptions" className="mt-10 border-t border-rule pt-6">
      <h2 id="assumptions" className="headline mb-3 text-2xl">
        What this assumes
      </h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          People pay when they paid. Losing access is not assumed to make anybody pay sooner or later, and
          cards are tried again when they were tried. So the same money comes in under every policy; what
          differs is who was inside when it came.
        </li>
        <li>The present policy is today’s, even for failures from a time when another one was in place.</li>
        <li>
          Every renewal counts that failed for the first time within the last 365 days; who failed in two
          renewals counts twice. An attempt counts as failed when we heard of it.
        </li>
      </ul>
    </section>
  )
}
