/** A browser may begin to read the file a while after the press. */
const READ_WITHIN_MS = 60_000

/** Hands a file to the browser, which saves it with the downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
