/** The primary name of an address and its picture. */
export type AddressIdentity = { readonly name: string | null; readonly avatar: string | null }

/** The identity of an address without name and picture. */
export const nobody: AddressIdentity = { name: null, avatar: null }
