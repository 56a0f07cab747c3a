/** JSON with bigints as whole numbers, digit by digit: lamports can be more than a float is exact for. */
export function writeJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `lamports:${part}` : part))
  return marked.replace(/"lamports:(\d+)"/g, '$1')
}
