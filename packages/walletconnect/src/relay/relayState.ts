/** The connection to the relay: `reconnecting` after it was lost or could not be had, until it is there. */
export type RelayState = 'idle' | 'connecting' | 'connected' | 'reconnecting'
