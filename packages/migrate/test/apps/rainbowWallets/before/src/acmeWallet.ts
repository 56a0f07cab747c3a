import { type Wallet, getWalletConnectConnector } from '@rainbow-me/rainbowkit'

export type AcmeOptions = { projectId: string }

/** The wallet of our company. */
export const acmeWallet = ({ projectId }: AcmeOptions): Wallet => ({
  id: 'acme',
  name: 'Acme Wallet',
  rdns: 'com.acme.wallet',
  iconUrl: 'https://acme.example/icon.png',
  iconBackground: '#0c2f78',
  downloadUrls: {
    android: 'https://play.google.com/store/apps/details?id=com.acme',
    ios: 'https://apps.apple.com/app/acme/id1',
    chrome: 'https://chromewebstore.google.com/detail/acme',
    qrCode: 'https://acme.example/qr',
  },
  mobile: {
    getUri: (uri: string) => `acme://wc?uri=${encodeURIComponent(uri)}`,
  },
  qrCode: {
    getUri: (uri: string) => uri,
    instructions: { learnMoreUrl: 'https://acme.example/learn', steps: [] },
  },
  createConnector: getWalletConnectConnector({ projectId }),
})
