import { hashText } from './hashText.js'

export type LetterTileProps = { readonly name: string }

/** Deep enough for white letters. */
const colors = ['#4a5bc4', '#1d6a5c', '#8a5e0e', '#7a4bb0', '#a8412f', '#2a6591', '#5c6a1c', '#97406f'] as const

/** The picture of a network that has none: its first letter on a colour of its own. */
export function LetterTile({ name }: LetterTileProps) {
  const own = { inlineSize: '100%', blockSize: '100%', display: 'grid', placeItems: 'center' }
  return (
    <span style={{ ...own, background: colors[hashText(name) % colors.length] }}>
      <b>{[...name][0]?.toUpperCase()}</b>
    </span>
  )
}
