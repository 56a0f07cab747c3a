export type { ConnectionHint } from '@latchkey/core'
export * from '../server/readConnectionHint.js'
