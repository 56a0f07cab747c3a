/** The primary name of an address and its picture. */
export type AddressIdentity = { readonly name: string | null; readonly avatar: string | null }

/** An address that has neither. */
export const nobody: AddressIdentity = { name: null, avatar: null }
