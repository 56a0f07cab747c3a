import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Failed } from '../primitives/Failed.js'
import { Spinner } from '../primitives/Loading.js'
import { commonTexts } from '../primitives/texts.js'
import { qrTexts } from './texts.js'

type Encoder = typeof import('./encodeQr.js')

export type QrCodeProps = {
  /** The text of the code. `undefined` while it is pending or has expired. It appears only in the SVG path. */
  readonly value: string | undefined
  /** Accessible name. */
  readonly label: string
  /** Logo in the center, if the code has room for it. */
  readonly logo: ReactNode
  /** Shown instead if the text is too long for a code. */
  readonly fallback: ReactNode
}

/** A QR code as wide as the card, dark on white in both themes. A new code replaces it in the same element. */
export function QrCode({ value, label, logo, fallback }: QrCodeProps) {
  const { window } = useModal()
  const { encoder, isFailed, load } = useEncoder(value)
  const drawing = useMemo(
    () => (encoder && value !== undefined ? encoder.encodeQr(value) : undefined),
    [encoder, value],
  )
  // While a new code is pending, the old one stays visible, too pale to be scanned.
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

  if (isFailed) return <Failed code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} onRetry={load} />
  if (!encoder || (value === undefined && !shown)) return <Waiting />
  if (!shown) return fallback
  const { size, path, logo: share } = shown
  const { from, room } = isDense ? fitPixels(size, width * window.devicePixelRatio) : { from: 0, room: size }
  return (
    <div className="qr-code" ref={box} aria-busy={!drawing || undefined}>
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
        <span className="qr-code-logo" style={{ inlineSize: `${share * 100}%`, blockSize: `${share * 100}%` }}>
          {logo}
        </span>
      )}
    </div>
  )
}

/**
 * The encoder loads with the first code, because most wallet lists show none. A failed load is retried with the next
 * code.
 */
function useEncoder(value: string | undefined) {
  const { core } = useModal()
  const [encoder, setEncoder] = useState<Encoder>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./encodeQr.js').then(setEncoder, (cause: unknown) => {
      core.ports.logger.error('[latchkey] The code that draws QR codes could not be loaded.', cause)
      setFailed(true)
    })
  }, [core])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value retries
  useEffect(() => {
    if (!encoder) load()
  }, [value, encoder, load])
  return { encoder, isFailed, load }
}

/** A placeholder in the final size while a code is pending. */
function Waiting() {
  return (
    <div className="qr-code" aria-busy="true">
      <p role="status">
        <Spinner />
        <span className="visually-hidden">
          <T text={qrTexts.creating} />
        </span>
      </p>
    </div>
  )
}

/** Shown instead of the code of a pairing URI that is too long. */
export function TooLong() {
  return (
    <div className="qr-code">
      <p className="muted">
        <T text={qrTexts.tooLong} />
      </p>
    </div>
  )
}

/** Small modules are readable only if each fills whole pixels. The white border takes the remainder. */
function fitPixels(size: number, pixels: number): { readonly from: number; readonly room: number } {
  const perModule = Math.floor(pixels / size)
  if (perModule < 1) return { from: 0, room: size }
  return { from: -Math.floor((pixels - size * perModule) / 2) / perModule, room: pixels / perModule }
}
