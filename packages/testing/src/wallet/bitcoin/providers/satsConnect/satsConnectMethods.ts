/** The methods of the sats-connect provider. */
export const satsConnectMethods = [
  'getInfo',
  'wallet_connect',
  'wallet_disconnect',
  'wallet_getAccount',
  'wallet_getNetwork',
  'wallet_changeNetwork',
  'getAddresses',
  'getAccounts',
  'getBalance',
  'signMessage',
  'signPsbt',
  'sendTransfer',
]
