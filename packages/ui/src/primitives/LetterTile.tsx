import { tileColor } from './tileColor.js'

export type LetterTileProps = { readonly name: string }

/** The picture of a network that has none: its first letter on a colour of its own. */
export function LetterTile({ name }: LetterTileProps) {
  return (
    <span className="tile" style={{ background: tileColor(name) }}>
      <b>{[...name][0]?.toUpperCase()}</b>
    </span>
  )
}
