/** An amount on chain: `value` in the smallest unit, `decimals` the digits of one whole. */
export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** A name and picture for an address, as its name service tells. */
export type Identity = { readonly name?: string; readonly avatar?: string }
