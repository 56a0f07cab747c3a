/** The gradient's palettes: brass, ink and sky. */
const palettes = [
  ['#e3b75c', '#9a6a12', '#2f4858', '#86bbd8'],
  ['#e3b75c', '#8a5a2b', '#3b3356', '#b9a5e2'],
  ['#f0cd86', '#9a6a12', '#1d4d4f', '#7fc8b4'],
  ['#e8a87c', '#8f4a2c', '#2c3e63', '#9bb8ea'],
  ['#f2d492', '#a3631b', '#4a2b3f', '#d99ab5'],
  ['#d9c27a', '#74691d', '#24433a', '#93c9a0'],
] as const

/** Returns a gradient for an account without a picture, derived from its address, ignoring case. */
export function avatarGradient(address: string): string {
  const hash = hashText(address.toLowerCase())
  const [bright, deep, ink, sky] = palettes[hash % palettes.length] ?? palettes[0]
  const turn = (hash >>> 4) % 360
  const first = 20 + ((hash >>> 13) % 18)
  const second = first + 16 + ((hash >>> 18) % 16)
  const third = second + 14 + ((hash >>> 23) % 14)
  return `conic-gradient(from ${turn}deg,${bright},${deep} ${first}%,${ink} ${second}%,${sky} ${third}%,${bright})`
}

/** Dark enough for white symbols. */
const colors = ['#4a5bc4', '#1d6a5c', '#8a5e0e', '#7a4bb0', '#a8412f', '#2a6591', '#5c6a1c', '#97406f'] as const

/** Returns a stable color for a name. */
export function tileColor(name: string): string {
  return colors[hashText(name) % colors.length] ?? colors[0]
}

/** Returns a stable number for a text (FNV-1a), for colors, not for security. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
