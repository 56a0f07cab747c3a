/**
 * The adapter of namespace `eip155` for apps that use `@wagmi/core` without React:
 * `@latchkey/adapter-eip155/wagmi-core`.
 * The guide is [wagmi](../wagmi.md#without-react).
 *
 * @module
 */
export * from '../../../../packages/adapters/eip155/src/exports/wagmiCore.js'
