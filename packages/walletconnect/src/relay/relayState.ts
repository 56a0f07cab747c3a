/** State of the connection to the relay. `reconnecting` after it was lost or failed. */
export type RelayState = 'idle' | 'connecting' | 'connected' | 'reconnecting'
