import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { Spinner } from '../primitives/Spinner.js'
import { Failed } from './Failed.js'

type Encoder = typeof import('./encodeQr.js')

export type QrCodeProps = {
  /** What it says; `undefined` while that is awaited. It stands in the path and nowhere else (R60). */
  readonly value: string | undefined
  /** What it is for, for who cannot see it (AX17). */
  readonly label: string
  /** In the middle, where the code leaves room. */
  readonly logo: ReactNode
  /** Shown in its place where the text is too long for a code. */
  readonly fallback: ReactNode
}

/** A QR code as wide as the card, dark on white in both themes. A new one appears in the same element. */
export function QrCode({ value, label, logo, fallback }: QrCodeProps) {
  const { window } = useKit()
  const { encoder, isFailed, load } = useEncoder(value)
  const drawing = useMemo(
    () => (encoder && value !== undefined ? encoder.encodeQr(value) : undefined),
    [encoder, value],
  )
  // Between two codes the old one keeps the place, too pale to be scanned.
  const last = useRef<typeof drawing>(undefined)
  if (drawing || value !== undefined) last.current = drawing
  const shown = drawing ?? last.current
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const isDense = shown?.isDense ?? false

  useLayoutEffect(() => {
    if (!isDense || !box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isDense])

  if (isFailed) return <Failed code="VIEW_LOAD_FAILED" hint="loadFailedHint" onRetry={load} />
  if (!encoder || (value === undefined && !shown)) return <Waiting />
  if (!shown) return fallback
  const { size, path, logo: share } = shown
  const { from, room } = isDense ? fitPixels(size, width * window.devicePixelRatio) : { from: 0, room: size }
  return (
    <div className="qr" ref={box} aria-busy={!drawing || undefined}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${from} ${from} ${room} ${room}`}
        data-dense={isDense || undefined}
        focusable="false"
      >
        <path d={path} />
      </svg>
      {share > 0 && (
        <span className="qrLogo" style={{ inlineSize: `${share * 100}%`, blockSize: `${share * 100}%` }}>
          {logo}
        </span>
      )}
    </div>
  )
}

/** What draws codes comes with the first of them; most lists of wallets do without. Where it did not, it is asked for with the next. */
function useEncoder(value: string | undefined) {
  const { core } = useKit()
  const [encoder, setEncoder] = useState<Encoder>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./encodeQr.js').then(setEncoder, (cause: unknown) => {
      core.ports.logger.error('[latchkey] The code that draws QR codes could not be loaded.', cause)
      setFailed(true)
    })
  }, [core])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is another try
  useEffect(() => {
    if (!encoder) load()
  }, [value, encoder, load])
  return { encoder, isFailed, load }
}

/** A code is being made: its place, in its final size. */
function Waiting() {
  return (
    <div className="qr" aria-busy="true">
      <p role="status">
        <Spinner />
        <span className="sr">
          <T id="qrMaking" />
        </span>
      </p>
    </div>
  )
}

/** Small modules are only read where each fills whole pixels: the white around the code takes what is left over. */
function fitPixels(size: number, pixels: number): { readonly from: number; readonly room: number } {
  const perModule = Math.floor(pixels / size)
  if (perModule < 1) return { from: 0, room: size }
  return { from: -Math.floor((pixels - size * perModule) / 2) / perModule, room: pixels / perModule }
}
