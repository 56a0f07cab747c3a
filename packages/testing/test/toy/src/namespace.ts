import type { ChainNamespace } from '@latchkey/common'

/**
 * The new namespace. In an adapter that is published its name stands in `chainNamespaces` of `@latchkey/common` (step 1 of
 * docs/addANamespace.md); a test cannot put it there, so here the compiler is told once.
 */
const name: string = 'toy'
export const toyNamespace = name as ChainNamespace
