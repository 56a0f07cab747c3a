/** Reason that a wallet receives when the page ends a session. */
export const endReason = { code: 6000, message: 'User disconnected.' }
