import { Maximize2, Minimize2, Minus, Plus, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'

interface MapControlsProps {
  onZoom: (direction: 1 | -1) => void
  onReset: () => void
  fullScreen: { active: boolean; toggle: () => void } | null
  /** Whether the whole world is in view already. */
  whole: boolean
}

/** The buttons of the map, for people who can use neither a wheel nor two fingers. */
export function MapControls({ onZoom, onReset, fullScreen, whole }: MapControlsProps) {
  return (
    <div className="absolute right-2 bottom-2 z-30 flex gap-1">
      <ControlButton label="Zoom out" disabled={whole} onClick={() => onZoom(-1)}>
        <Minus aria-hidden className="size-5" />
      </ControlButton>
      <ControlButton label="Zoom in" onClick={() => onZoom(1)}>
        <Plus aria-hidden className="size-5" />
      </ControlButton>
      <ControlButton label="Show the whole world" disabled={whole} onClick={onReset}>
        <RotateCcw aria-hidden className="size-4.5" />
      </ControlButton>
      {fullScreen && (
        <ControlButton
          label={fullScreen.active ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        >
          {fullScreen.active ? (
            <Minimize2 aria-hidden className="size-4.5" />
          ) : (
            <Maximize2 aria-hidden className="size-4.5" />
          )}
        </ControlButton>
      )}
    </div>
  )
}

interface ControlButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

/** It stays focusable while it is disabled, or the focus would be lost at the last step out. */
function ControlButton({ label, disabled = false, onClick, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className="grid size-11 place-items-center rounded-md border border-rule-strong bg-surface shadow-lift hover:bg-sunk aria-disabled:text-rule-strong sm:size-9"
    >
      {children}
    </button>
  )
}
