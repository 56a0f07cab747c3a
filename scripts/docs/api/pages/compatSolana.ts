/**
 * The hook of `@latchkey/compat/adapter-solana/react`.
 *
 * @module
 */
export { useAppKitConnection } from '../../../../packages/compat/src/exports/adapter-solana/react.js'
