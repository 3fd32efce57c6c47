/** Degrees that one dot of the chart stands for. */
const STEP = 3

/** Latitude of the upper edge of the first row. */
export const NORTH = 75

/** Latitude of the lower edge of the last row. */
export const SOUTH = -57

/**
 * Where there is land: a row for every 3 degrees of latitude from 75 north, a bit for every 3 degrees of longitude
 * from 180 west, as hexadecimal digits. Sampled from the public-domain Natural Earth land outlines.
 */
const LAND = [
  '00001ebb807ff800000201fff61000',
  '03c017fff83ff0000e003fffffff80',
  '7fffffffffffffff80700800000000',
  '37ffffffbe3e0e01fffffffffffffe',
  '07fffff8300c0003dffffffffffffc',
  '0183fff83e000023cfffffffffe040',
  '0000ffff3f0000219fffffffffc0c0',
  '00007fffbf800077ffffffffffe080',
  '00003fffff40003ffffffffffff000',
  '00001fffff00001fffffffffffc000',
  '00001ffff800007ffc77ffffff9000',
  '00001ffff00000707ffbfffffe0000',
  '00001fffe000007017fbfffff22000',
  '00000fffc000003f00fffffff2c000',
  '000007ff8000007fdbfffffff80000',
  '000003f0800000fffff7fffff80000',
  '000002f0000001fffff9fffff00000',
  '00000060000003ffff7f1fffc00000',
  '00000076080001fffffe0f9e800000',
  '0000001e000003ffffbc0e0f080000',
  '00000003000003fffff00607000000',
  '000000011e0001fffff80601000000',
  '000000003f0000fffff80004040000',
  '000000003fe00043fff0000c300000',
  '000000003fe00001ffe00006e00000',
  '000000007ff80001ffc00006e80000',
  '000000007fff0000ff800002007000',
  '000000007fff0000ff800001003800',
  '000000003fff0000ff800000000000',
  '000000003ffe0000ffc8000001d000',
  '000000001ffe0000fff800000ff800',
  '0000000007fe0000ff1000000ff800',
  '0000000007fc00007f3000003ffc00',
  '000000000ff000007e0000003ffe00',
  '000000000ff000007e0000003ffe00',
  '000000000fe000003c0000003ffe00',
  '000000000fc0000020000000103c00',
  '000000001f80000000000000001c02',
  '000000001e00000000000000000002',
  '000000001e0000000000000000000c',
  '000000001c00000000000000000008',
  '000000001800000000000000000000',
  '000000001800000000000000000000',
  '000000000400000000000000000000',
]

/**
 * A path with one line for each stretch of land in a row, in the chart's degrees. With `LAND_DASHES` and round caps,
 * lines show as a dot for each piece.
 */
export function landPath(): string {
  return LAND.flatMap((digits, row) =>
    [...bitsOf(digits).matchAll(/1+/g)].map(
      ({ index, 0: { length } }) =>
        `M${(index + 0.5) * STEP} ${(row + 0.5) * STEP}h${(length - 1) * STEP || ''}.1`,
    ),
  ).join('')
}

/** A zero-length dash at each piece of land. */
export const LAND_DASHES = `0 ${STEP}`

const bitsOf = (digits: string) =>
  [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')

/** How far from the left edge of the chart a longitude lies, in percent. The projection is linear. */
export function percentAcross(longitude: number): number {
  return ((longitude + 180) / 360) * 100
}

/** How far from the upper edge of the chart a latitude lies, in percent. */
export function percentDown(latitude: number): number {
  return ((NORTH - latitude) / (NORTH - SOUTH)) * 100
}
