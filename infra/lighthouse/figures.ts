export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

const TIMES = {
  'first text': 'first-contentful-paint',
  'largest part': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
} as const

/** The part of Lighthouse's report that is read here. */
export interface Report {
  categories: Record<Category, { score: number | null }>
  audits: Record<string, { numericValue?: number } | undefined>
  environment: { benchmarkIndex: number }
}

/** What is reported of a page. */
export interface Figures {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds. */
  times: Record<string, number>
  /** How far the page jumped while it loaded. */
  shift: number
  /** Lighthouse's measure of the machine: about 1,500 or more for one that does nothing else. */
  speed: number
}

export function figuresOf({ categories, audits, environment }: Report): Figures {
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: byCategory((category) => Math.round((categories[category].score ?? 0) * 100)),
    times: Object.fromEntries(Object.entries(TIMES).map(([name, audit]) => [name, valueOf(audit)])),
    shift: valueOf('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
  }
}

/** Each figure's median. */
export function medians(all: readonly Figures[]): Figures {
  return {
    scores: byCategory((category) => median(all.map(({ scores }) => scores[category]))),
    times: Object.fromEntries(
      Object.keys(TIMES).map((name) => [name, median(all.map(({ times }) => times[name] ?? Number.NaN))]),
    ),
    shift: median(all.map(({ shift }) => shift)),
    speed: median(all.map(({ speed }) => speed)),
  }
}

function byCategory(valueOf: (category: Category) => number): Record<Category, number> {
  return {
    performance: valueOf('performance'),
    accessibility: valueOf('accessibility'),
    'best-practices': valueOf('best-practices'),
    seo: valueOf('seo'),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
