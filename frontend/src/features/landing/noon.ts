/** The longitude where the mean sun stands highest at this moment, from -180 to 180 degrees east. */
export function noonLongitude(moment: Date): number {
  const hours = moment.getUTCHours() + moment.getUTCMinutes() / 60
  const east = (12 - hours) * 15
  return east === 180 ? -180 : east
}

/** A longitude or latitude in words, such as "5.3° E". */
export function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(1)}° ${value < 0 ? negative : positive}`
}
