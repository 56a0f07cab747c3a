/** The body of a response in a case of the corpus: `json`, or `text` in parts. */
export function bodyText(input: unknown): string {
  const { json, text } = input as { readonly json?: unknown; readonly text?: readonly string[] }
  return text ? text.join('') : JSON.stringify(json)
}
