/**
 * Rewrites apps that use Reown AppKit, RainbowKit or wagmi. Import from `@latchkey/migrate`. To run the command, follow
 * [Migrate from Reown AppKit](../migrateFromAppKit.md#run-the-migration).
 *
 * @module
 */
export * from '../../../../packages/migrate/src/exports/index.js'
