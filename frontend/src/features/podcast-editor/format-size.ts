const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

const words = (unit: string, size: number) =>
  new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size)

/** The size of a file: "73 kB", "4.2 MB", "120 MB". */
export function formatSize(bytes: number): string {
  return bytes < MEGABYTE ? words('kilobyte', bytes / KILOBYTE) : words('megabyte', bytes / MEGABYTE)
}
