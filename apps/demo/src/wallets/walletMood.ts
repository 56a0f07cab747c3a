export const behaviours = { ask: 'Ask me', approve: 'Approve everything', reject: 'Decline everything' } as const
export type Behaviour = keyof typeof behaviours
export const isBehaviour = (value: string): value is Behaviour => Object.hasOwn(behaviours, value)

/** The state that the page set for one namespace of a wallet. It is kept while the page shows another namespace. */
export type WalletMood = { readonly behaviour: Behaviour; readonly isLocked: boolean }
