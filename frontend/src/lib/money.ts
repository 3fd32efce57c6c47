/**
 * Words dollars as whole dollars, such as "$1,250". Takes a number or a numeric string, not below zero. By hand: on the
 * start page, a browser's first use of `Intl` would take longer than all other work on the price.
 */
export function formatWholeDollars(dollars: number | string): string {
  return `$${Math.round(Number(dollars))}`.replace(/\B(?=(\d{3})+$)/g, ',')
}
