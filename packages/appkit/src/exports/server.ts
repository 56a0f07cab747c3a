export type { ConnectionHint } from '@latchkey/core'
export * from '../state/readConnectionHint.js'
