/** What a wallet is told when a session ends on a page. */
export const endReason = { code: 6000, message: 'User disconnected.' }
