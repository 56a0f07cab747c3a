import { defineTexts } from '../i18n/defineTexts.js'

export const disconnectTexts = defineTexts('Disconnect', {
  button: 'Disconnect',
  pending: 'Disconnecting',
  one: 'Disconnect {chain}',
  all: 'Disconnect all',
  done: '{chain} is disconnected',
})
