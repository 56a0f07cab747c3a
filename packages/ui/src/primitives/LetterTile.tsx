import { tileColor } from './generatedColors.js'

export type LetterTileProps = { readonly name: string }

/** Placeholder for a wallet, network or token without a picture: its first letter on a color derived from the name. */
export function LetterTile({ name }: LetterTileProps) {
  return (
    <span className="tile" style={{ background: tileColor(name) }}>
      <b>{[...name][0]?.toUpperCase()}</b>
    </span>
  )
}
