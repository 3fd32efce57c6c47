import { Copy } from 'lucide-react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { issueFeed } from './api.ts'
import { FEED_COPIED } from './copied.ts'

const REFUSAL = { otherwise: 'The server gave no reason. Please try again.', title: 'Feed Not Copied' }

/** Makes the feed and copies its address; the address is shown from then on. */
export function FirstCopy({ onIssued }: { onIssued: (feedUrl: string) => void }) {
  const { busy, run } = useAction(REFUSAL, async () => {
    const { feedUrl } = await issueFeed()
    showToast((await inClipboard(feedUrl)) ? FEED_COPIED : FEED_MADE)
    onIssued(feedUrl)
  })
  return (
    <Button className="mt-5" onClick={() => run()} busy={busy && 'Copying...'}>
      <Copy aria-hidden className="size-4" />
      Copy RSS Feed
    </Button>
  )
}

const FEED_MADE = { title: 'Your Feed Is Ready', description: 'Copy its address from the field.' }

/** False where the browser denies the page the clipboard. */
async function inClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
