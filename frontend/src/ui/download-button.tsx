import type { ReactNode } from 'react'
import { getFile } from '../lib/get-file.ts'
import { saveFile } from '../lib/save-file.ts'
import { useAction } from '../lib/use-action.ts'
import { Button } from './button.tsx'
import type { ButtonSize } from './button-style.ts'
import { FormError } from './form-error.tsx'

interface DownloadButtonProps {
  /** The API address of the file. */
  address: string
  size?: ButtonSize
  children: ReactNode
}

const REFUSAL = { otherwise: 'The file could not be made. Please try again.' }

/** Downloads a file from the API, or says why it cannot: with a plain link the download would fail without a reason. */
export function DownloadButton({ address, size = 'md', children }: DownloadButtonProps) {
  const { busy, problem, run } = useAction(REFUSAL, async () => saveFile(await getFile(address)))
  return (
    <div className="grid justify-items-start gap-3 sm:in-[header]:justify-items-end">
      <Button
        variant="secondary"
        size={size}
        busy={busy && 'Downloading...'}
        onClick={() => run()}
        aria-describedby={problem.id}
      >
        {children}
      </Button>
      <FormError {...problem} />
    </div>
  )
}
