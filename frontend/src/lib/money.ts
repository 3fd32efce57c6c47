/** Words dollars as whole dollars, such as "$1,250". Takes a number or a numeric string. */
export function formatWholeDollars(dollars: number | string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(Number(dollars))
}
