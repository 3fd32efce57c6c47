/** A browser may begin to read the file a while after the press. */
const READ_WITHIN_MS = 60_000

/** Hands a file to the browser, which keeps it where it keeps downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
