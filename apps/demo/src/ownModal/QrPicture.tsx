import { useMemo } from 'react'
import { encode } from 'uqr'

export type QrPictureProps = { readonly text: string }

/** A QR code, dark on white with a white margin. */
export function QrPicture({ text }: QrPictureProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className="own-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 4, ecc: 'M' })
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { size, path }
}
