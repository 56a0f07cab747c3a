import { hashText } from './hashText.js'

/** Dark enough for white symbols. */
const colors = ['#4a5bc4', '#1d6a5c', '#8a5e0e', '#7a4bb0', '#a8412f', '#2a6591', '#5c6a1c', '#97406f'] as const

/** Returns a stable colour for a name. */
export function tileColor(name: string): string {
  return colors[hashText(name) % colors.length] ?? colors[0]
}
