/**
 * Clients of the HTTP services. Import from `@latchkey/api-client`; `/analytics`, `/bundled`, `/chainData`,
 * `/directory` and `/identity` each export a part of it.
 *
 * @module
 */
export * from '../../../../packages/api-client/src/exports/analytics.js'
export * from '../../../../packages/api-client/src/exports/bundled.js'
export * from '../../../../packages/api-client/src/exports/chainData.js'
export * from '../../../../packages/api-client/src/exports/directory.js'
export * from '../../../../packages/api-client/src/exports/identity.js'
export * from '../../../../packages/api-client/src/exports/index.js'
