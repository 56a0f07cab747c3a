import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('GetWallet', {
  title: 'Get a wallet',
  picks: 'Suggested by this site',
  none: 'This site suggests no particular wallet. Any wallet that works with your browser will do.',
  advice: 'Before you install one',
  advice1: 'Install it only from its maker’s website or your browser’s extension store.',
  advice2: 'Write the recovery phrase on paper and keep it private. No honest site or person asks for it.',
  advice3: 'After you install it, come back and reload this page.',
})
