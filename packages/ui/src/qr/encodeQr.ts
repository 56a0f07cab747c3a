import { encode, QrCodeDataType, type QrCodeGenerateResult } from 'uqr'

/** A QR code as an SVG path. */
export type QrDrawing = {
  /** Width and height in modules, including the quiet zone. */
  readonly size: number
  /** SVG path to stroke, one module wide. */
  readonly path: string
  /** Range of module counts that are drawn in whole pixels, without gaps. */
  readonly isDense: boolean
  /** Width of the space for a logo, from 0 to 1; 0 if there is no room. */
  readonly logo: number
}

/** Width of the quiet zone, in modules. */
const quiet = 4
/** Width of a finder pattern, in modules. */
const finder = 7
/**
 * The part of the width that a logo may cover: about a twentieth of the area. Error correction restores several times
 * as much.
 */
const logoShare = 0.22

/** The smallest code, of 45 modules. In a code with fewer, readers mistake dots and a logo for parts of the code. */
const minVersion = 7

/**
 * From the most to the least error correction, each up to the largest version that is readable on a screen. The first
 * one is enough for the logo; more would only add modules.
 */
const levels = [
  { ecc: 'M', maxVersion: 16, isTight: false },
  { ecc: 'M', maxVersion: 30, isTight: true },
  { ecc: 'L', maxVersion: 40, isTight: true },
] as const

/** Encodes a text as a QR code with a clear area in its middle. `undefined` if the text is too long. */
export function encodeQr(text: string): QrDrawing | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  for (const { ecc, maxVersion, isTight } of levels) {
    try {
      return draw(encode(bytes, { ecc, minVersion, maxVersion, border: 0 }), isTight)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return undefined
}

function draw({ data: modules, types }: QrCodeGenerateResult, isDense: boolean): QrDrawing {
  const count = modules.length
  const hasLogo = !isDense
  const middle = (count - 1) / 2
  const half = hasLogo ? Math.floor((count * logoShare) / 2) : -1
  const isDark = (x: number, y: number) =>
    Boolean(modules[y]?.[x]) && !(Math.abs(x - middle) <= half && Math.abs(y - middle) <= half)
  const path = isDense
    ? drawLines(count, isDark)
    : drawDots(count, isDark, (x, y) => types[y]?.[x] === QrCodeDataType.Alignment)
  return { size: count + 2 * quiet, path, isDense, logo: hasLogo ? (2 * half) / (count + 2 * quiet) : 0 }
}

type IsDark = (x: number, y: number) => boolean

/** Rows as lines: no gaps, and the shortest path. */
function drawLines(count: number, isDark: IsDark): string {
  let path = ''
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      if (!isDark(x, y)) continue
      const from = x
      while (isDark(x + 1, y)) x++
      path += `M${from + quiet} ${y + quiet}.5h${x + 1 - from}`
    }
  }
  return path
}

/**
 * Points that round line caps draw as dots. Readers orient themselves by the three finder patterns and the alignment
 * patterns, which are drawn in full.
 */
function drawDots(count: number, isDark: IsDark, isMark: IsDark): string {
  const far = count - finder
  let path = [
    [0, 0],
    [far, 0],
    [0, far],
  ]
    .map(([x = 0, y = 0]) => drawFinder(x + quiet, y + quiet))
    .join('')
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      const isFinder = (x < finder && (y < finder || y >= far)) || (x >= far && y < finder)
      if (isFinder || !isDark(x, y)) continue
      path += `M${x + quiet}.5 ${y + quiet}.5h${isMark(x, y) && isMark(x + 1, y) && isDark(x + 1, y) ? 1 : 0}`
      if (isMark(x, y) && isMark(x, y + 1) && isDark(x, y + 1)) path += `M${x + quiet}.5 ${y + quiet}.5v1`
    }
  }
  return path
}

function drawFinder(x: number, y: number): string {
  const ring = `M${x + 2.5} ${y}.5h2a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2z`
  const square = `M${x + 2}.5 ${y + 2}.5h2v2h-2zM${x + 2}.5 ${y + 3}h2m-2 .5h2m-2 .5h2`
  return ring + square
}
