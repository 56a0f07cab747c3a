/** An amount of a coin. `value` is in the smallest unit, `decimals` the number of digits after the decimal point. */
export type Balance = { readonly value: bigint; readonly decimals: number; readonly symbol: string }

/** Name and picture of an address, from a name service. */
export type Identity = { readonly name?: string; readonly avatar?: string }
