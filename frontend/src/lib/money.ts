/**
 * Words dollars as whole dollars, such as "$1,250". Takes a number or a numeric string, not below zero. By hand, as
 * the first use of `Intl` was a third of what the start page's scripts took (docs/benchmarks.md).
 */
export function formatWholeDollars(dollars: number | string): string {
  return `$${Math.round(Number(dollars))}`.replace(/\B(?=(\d{3})+$)/g, ',')
}
