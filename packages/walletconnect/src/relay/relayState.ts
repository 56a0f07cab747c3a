/** The connection to the relay: `reconnecting` after it was lost, until it is there again. */
export type RelayState = 'idle' | 'connecting' | 'connected' | 'reconnecting'
