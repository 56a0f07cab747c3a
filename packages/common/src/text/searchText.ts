/** Normalizes a text for search: removes case, accents, width, surrounding space and line breaks. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/**
 * Returns the text in which a wallet directory searches: folded name, reverse-DNS name and home page, each between line
 * breaks. A query that is folded the same way matches if it is part of this text.
 */
export function walletSearchText({
  name,
  rdns = '',
  homepage = '',
}: {
  readonly name: string
  readonly rdns?: string | undefined
  readonly homepage?: string | undefined
}): string {
  return `\n${[name, rdns, homepage].map(foldText).join('\n')}\n`
}
