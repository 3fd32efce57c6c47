import { Tooltip as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { type HotMark, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './hot-mark.ts'

interface MapTooltipProps {
  hot: HotMark
  /** The panel: in full screen nothing outside of it can be seen. */
  container: HTMLElement | null
}

/** The one tooltip of the map, at whichever mark is hot. */
export function MapTooltip({ hot, container }: MapTooltipProps) {
  const { mark, open } = useSyncExternalStore(hot.subscribe, () => hot.state)
  if (mark === null) return null
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root key={mark.id} open={open} onOpenChange={(next) => next || hot.hide()}>
        <Radix.Trigger asChild>
          <span
            aria-hidden
            style={{ left: mark.x, top: mark.y - (mark.kind === 'meetup' ? 14 : 0) }}
            className="pointer-events-none absolute -m-2 size-4"
          />
        </Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            side="top"
            sideOffset={8}
            collisionPadding={12}
            onPointerEnter={(event) => hot.hover(mark, event)}
            onPointerLeave={(event) => hot.leave(event)}
            className="z-50 max-w-64 rounded-md border border-rule-strong bg-surface px-3 py-2 text-sm shadow-float"
          >
            <p className="font-semibold wrap-anywhere">{mark.name}</p>
            {mark.lines.map((line) => (
              <p key={line} className="wrap-anywhere text-ink-soft">
                {line}
              </p>
            ))}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
