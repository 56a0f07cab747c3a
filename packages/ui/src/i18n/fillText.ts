/** Values of the placeholders in a text. */
export type TextValues = Readonly<Record<string, string>>

/**
 * Replaces the `{name}` placeholders of a text. Each value is wrapped in Unicode isolates, so that a name in another writing
 * direction does not reorder the sentence (R50).
 */
export function fillText(text: string, values: TextValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) =>
    Object.hasOwn(values, key) ? `\u2068${values[key]}\u2069` : place,
  )
}
