import { encodeQR } from 'qr'

/** A text as a QR code, always dark on light: that is how cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows.flatMap((cells, y) => cells.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-rule-strong"
    >
      <rect width={rows.length} height={rows.length} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
