import { Switch } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface SwitchFieldProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A labelled switch; its change applies at once, or with the form around it. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={`flex justify-between gap-4 ${hint ? 'items-start' : 'items-center'}`}>
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="h-7 w-12 shrink-0 rounded-full border border-rule-strong bg-sunk p-0.5 data-[state=checked]:border-signal data-[state=checked]:bg-signal"
      >
        <Switch.Thumb className="block size-5.5 rounded-full bg-rule-strong transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-signal" />
      </Switch.Root>
    </div>
  )
}
