/** An English text, and the key that replaces it in other languages and in the app's options. */
export type TextDescriptor<Key extends string = string> = {
  readonly key: Key
  /** May have placeholders, such as `{wallet}`. */
  readonly english: string
}

/** The texts of a component, by their names in its code. */
export type Texts<Name extends string, TextName extends string> = {
  readonly [Each in TextName]: TextDescriptor<`${Name}.${Each}`>
}

/**
 * Defines the English texts of a component. The key of each text begins with `name`, which is unique:
 * `catalogue/english.ts` lists all names.
 *
 * @example
 * export const texts = defineTexts('GetWallet', { title: 'Get a wallet' })
 * texts.title // { key: 'GetWallet.title', english: 'Get a wallet' }
 */
export function defineTexts<const Name extends string, TextName extends string>(
  name: Name,
  english: Readonly<Record<TextName, string>>,
): Texts<Name, TextName> {
  const descriptors = Object.entries<string>(english).map(([key, text]) => [
    key,
    { key: `${name}.${key}`, english: text },
  ])
  return Object.fromEntries(descriptors)
}
