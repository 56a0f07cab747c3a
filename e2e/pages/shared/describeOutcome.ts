/** Returns the result of an action as text for tests: the value, or code and message of the error. */
export async function describeOutcome(action: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify({ value: await action() }, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message?: string }
    return JSON.stringify({ code, message })
  }
}
