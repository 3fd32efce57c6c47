const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const words = (value: number, unit: string) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 }).format(
    value,
  )

/** Words a stretch of time by its two biggest units, such as "42 sec" or "2 hr 5 min". Takes seconds. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const index = STEPS.findIndex(([, size]) => whole >= size)
  const step = STEPS[index]
  if (step === undefined) return words(whole, 'second')
  const [unit, size] = step
  const [smaller, smallerSize] = STEPS[index + 1] ?? ['second', 1]
  const rest = Math.floor((whole % size) / smallerSize)
  const first = words(Math.floor(whole / size), unit)
  return rest === 0 ? first : `${first} ${words(rest, smaller)}`
}
