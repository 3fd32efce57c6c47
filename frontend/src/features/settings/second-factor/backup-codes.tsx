import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'

/** The backup codes, shown this once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Codes Copied', description: 'Keep them where only you can read them.' })
    } catch {
      showToast({ title: 'Copy Them Yourself', description: 'This browser does not allow copying.' })
    }
  }
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        Your backup codes
      </h3>
      <p className="max-w-prose">
        Each of them signs you in once, for the day your phone is lost. Keep them apart from your password:
        they are not shown again.
      </p>
      <ul className="grid gap-x-8 gap-y-1 rounded-md border border-rule bg-sunk p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>I have kept them</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copy codes
        </Button>
      </div>
    </div>
  )
}
