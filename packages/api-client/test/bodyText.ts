/** The body of an answer that a case of the corpus describes: `json`, or `text` in parts. */
export function bodyText(input: unknown): string {
  const { json, text } = input as { readonly json?: unknown; readonly text?: readonly string[] }
  return text ? text.join('') : JSON.stringify(json)
}
