import { DownloadButton } from '../../../ui/download-button.tsx'

/** The person's own data, as a file. */
export function ExportSection() {
  return <DownloadButton address="/api/account/export">Download my data</DownloadButton>
}
