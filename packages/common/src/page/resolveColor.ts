import { readDocument } from '../parse/documentProperty.js'

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Returns a CSS color as the browser computes it, without its opacity. `undefined` if it is invalid. `element` is part of
 * a document.
 */
export function resolveColor(element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (!value || /^(?:inherit|initial|unset|revert|currentcolor|transparent)/i.test(value)) return undefined
  const document = element.ownerDocument
  const probe = document.createElement('i')
  probe.style.color = `color-mix(in srgb,${value} 100%,black 0%)`
  // Chromium 109 and 110 lack color-mix(). They compute every color that they know as rgb().
  if (!probe.style.color) probe.style.color = value
  if (!probe.style.color) return undefined
  element.append(probe)
  const computed = readDocument(document, 'defaultView')?.getComputedStyle(probe).color ?? ''
  probe.remove()
  const numbers = computed.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  const scale = computed.startsWith('color(') ? 255 : 1
  const [red, green, blue] = numbers.map((part) => Math.min(255, Math.max(0, part * scale)))
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}
