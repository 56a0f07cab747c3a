import type { ChainNamespace, TextSignature } from '@latchkey/common'

/**
 * The new namespace. A published adapter adds it to `chainNamespaces` of `@latchkey/common` (step 1 of
 * docs/addANamespace.md). A test can't, so it uses a type assertion.
 */
const name: string = 'toy'
export const toyNamespace = name as ChainNamespace

/** The scheme of its signatures. A published adapter adds it to `TextSignature`. */
const scheme: string = 'toy:ed25519'
export const toyScheme = scheme as Extract<TextSignature['scheme'], 'solana:ed25519'>
