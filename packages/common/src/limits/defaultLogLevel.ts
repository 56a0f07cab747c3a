import type { Logger } from '../page/ports.js'

/** The lowest level that the log writes when the app passes no logger. */
export const defaultLogLevel: keyof Logger = 'error'
