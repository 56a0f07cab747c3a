/**
 * What a server knows about a visitor's connection. Import from `@latchkey/appkit/server`. The guide is [Next.js and
 * server rendering](../next.md#show-connecting-in-the-first-html).
 *
 * @module
 */
export * from '../../../../packages/appkit/src/exports/server.js'
