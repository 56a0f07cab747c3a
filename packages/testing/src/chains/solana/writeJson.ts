/** Encodes JSON with bigints as integers with all digits, because lamports can exceed the safe integers. */
export function writeJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `lamports:${part}` : part))
  return marked.replace(/"lamports:(\d+)"/g, '$1')
}
