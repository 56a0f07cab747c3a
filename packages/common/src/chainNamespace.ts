/** The chain namespaces Latchkey knows (CAIP-2, specification §3). */
export const chainNamespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const

/** A CAIP-2 namespace that an adapter can serve. */
export type ChainNamespace = (typeof chainNamespaces)[number]

/** Whether a value names one of the known chain namespaces. */
export function isChainNamespace(value: unknown): value is ChainNamespace {
  return (chainNamespaces as readonly unknown[]).includes(value)
}
