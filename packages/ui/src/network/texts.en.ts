export const networkTexts = {
  networksMain: 'Networks',
  networksTest: 'Test networks',
  networkCurrent: 'Current',
  networkTest: 'Test network',
  networkUnknown: 'Unsupported network',
  networkNotApproved: 'Your wallet has not approved it',
  networkNoAdapter: 'This site cannot connect to it',
  notConnected: 'Not connected',
} as const
