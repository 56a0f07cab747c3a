import { encode, QrCodeDataType, type QrCodeGenerateResult } from 'uqr'

/** A code as something to draw. */
export type QrDrawing = {
  /** How many units wide and high it is, with its quiet zone. */
  readonly size: number
  /** To be stroked, one unit wide. */
  readonly path: string
  /** So many or so few modules that they are drawn without gaps, in whole pixels. */
  readonly isDense: boolean
  /** How much of the width the place for a logo takes, from 0 to 1; 0 where none may stand. */
  readonly logo: number
}

/** White around the code, in modules. */
const quiet = 4
/** A finder pattern's width, in modules. */
const finder = 7
/** The part of the width that a logo may cover: about a twentieth of the area, of which correction restores a multiple. */
const logoShare = 0.22

/** In a code of fewer modules, dots and a logo are taken for marks of the code itself. */
const dotsFrom = 45

/** From the most to the least correction; each up to the version where its modules get too small for a screen. */
const levels = [
  { ecc: 'Q', maxVersion: 16, isTight: false },
  { ecc: 'M', maxVersion: 16, isTight: false },
  { ecc: 'M', maxVersion: 30, isTight: true },
  { ecc: 'L', maxVersion: 40, isTight: true },
] as const

/** Makes a code of a text, with a clear place in its middle; `undefined` where the text is too long for one. */
export function encodeQr(text: string): QrDrawing | undefined {
  const bytes = [...new TextEncoder().encode(text)]
  for (const { ecc, maxVersion, isTight } of levels) {
    try {
      return draw(encode(bytes, { ecc, maxVersion, border: 0 }), isTight)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return undefined
}

function draw({ data: modules, types }: QrCodeGenerateResult, isTight: boolean): QrDrawing {
  const count = modules.length
  const isDense = isTight || count < dotsFrom
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
 * Points that the round ends of a stroke make dots of. What a reader finds its bearings by is drawn whole: the three finders, as rings
 * around squares, and the small marks between them.
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
