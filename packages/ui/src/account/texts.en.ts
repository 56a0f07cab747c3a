export const accountTexts = {
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting',
  disconnectOne: 'Disconnect {chain}',
  disconnectAll: 'Disconnect all',
  chainLeft: '{chain} is disconnected',
} as const
