/** Returns values that wallets throw although they are not errors. */
export function nonErrors(): readonly unknown[] {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const trap = {
    get code() {
      throw new Error('a getter that throws')
    },
    get message() {
      throw new Error('a getter that throws')
    },
  }
  return [undefined, null, 'free text', 42, {}, circular, trap, { code: '4001' }, { code: -32002 }, new Error('')]
}
