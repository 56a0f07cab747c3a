/** Characters that change the direction of others, or that are invisible; except tabs and line breaks. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}]/gu

/**
 * Returns a text in which every invisible character shows as its code point, such as `⟨U+202E⟩`. No part of a message
 * can then hide, or change the place of another part.
 */
export function markInvisible(text: string): string {
  return text.replace(invisible, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}
