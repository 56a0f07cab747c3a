/** The level of the log when the app sets none (specification §9). */
export const defaultLogLevel = 'error'
