/** What stands in the places of a text. */
export type TextValues = Readonly<Record<string, string>>

/**
 * Fills the `{name}` places of a text for an attribute. Each value is isolated, so that a name in another direction does not
 * turn the sentence around (R50).
 */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) =>
    Object.hasOwn(values, key) ? `\u2068${values[key]}\u2069` : place,
  )
}
