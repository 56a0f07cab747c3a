/**
 * The hosts that an instance contacts, as a list and as a content security policy. Import from
 * `@latchkey/appkit/policy`, on a server too. The guide is [Security and privacy](../security.md).
 *
 * @module
 */
export * from '../../../../packages/appkit/src/exports/policy.js'
