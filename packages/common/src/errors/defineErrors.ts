/** The code of an error, and its English message. `{name}` in the message is replaced by a value of the error. */
export type ErrorDefinition<Code extends string = string> = { readonly code: Code; readonly message: string }

/** Returns the definitions of a table of messages by code, for `createError`. */
export function defineErrors<const Messages extends Readonly<Record<string, string>>>(
  messages: Messages,
): { readonly [Code in keyof Messages]: ErrorDefinition<Code & string> & { readonly message: Messages[Code] } }
export function defineErrors(messages: Readonly<Record<string, string>>): Readonly<Record<string, ErrorDefinition>> {
  return Object.fromEntries(Object.entries(messages).map(([code, message]) => [code, { code, message }]))
}
