/**
 * The server's part of sign-in with a wallet. Import from `@latchkey/siwx/server`. The guide is [Sign-in on your
 * server](../signInServer.md).
 *
 * @module
 */
export * from '../../../../packages/siwx/src/exports/server.js'
