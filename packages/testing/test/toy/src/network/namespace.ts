import type { ChainNamespace } from '@latchkey/common'

/**
 * The new namespace. A published adapter adds it to `chainNamespaces` of `@latchkey/common` (step 1 of
 * docs/addANamespace.md). A test can't, so it uses a type assertion.
 */
const name: string = 'toy'
export const toyNamespace = name as ChainNamespace
