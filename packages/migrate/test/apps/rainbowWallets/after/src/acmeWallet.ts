import { type CustomWallet } from '@latchkey/appkit'

export type AcmeOptions = { projectId: string }

/** The wallet of our company. */
export const acmeWallet: CustomWallet = {
  id: 'acme',
  name: 'Acme Wallet',
  rdns: 'com.acme.wallet',
  image_url: 'https://acme.example/icon.png',
  play_store: 'https://play.google.com/store/apps/details?id=com.acme',
  app_store: 'https://apps.apple.com/app/acme/id1',
  chrome_store: 'https://chromewebstore.google.com/detail/acme',
  mobile_link: 'acme://',
}
