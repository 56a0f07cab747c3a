export const texts = {
  titleSwitchNetwork: 'Switch network',
  switchTo: 'Switch to {network}',
  switchToHint: 'Approve the change in {wallet}. Nothing is sent.',
  switchReadyHint: 'The wallet will ask you first.',
  switchStay: 'You are still on {network}. Nothing was sent.',
  switchNotInWallet: 'Change the network inside the wallet instead. Nothing was sent.',
  switchPendingHint:
    'Click the wallet’s icon in the browser toolbar and answer the pending request. No new window opens. Nothing was sent.',
  switchConnectAgain:
    'Your wallet has not approved {network} for this site. Connect again to ask for it. Your connection stays until you approve.',
  switchSlowPhoneHint: 'Nothing yet? Open the wallet on your phone, or connect again.',
  connectAgain: 'Connect again',
  switchSlowHint: 'Nothing yet? Look for the wallet’s window, or its icon in the browser toolbar.',
  switchNetwork: 'Switch network',
} as const
