/**
 * The server's part of sign-in with a wallet. Import from `@latchkey/siwx/server`. The guide is [What a server must
 * check](../signInServer.md).
 *
 * @module
 */
export * from '../../../../packages/siwx/src/exports/server.js'
