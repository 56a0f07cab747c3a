import { defineTexts } from '../i18n/defineTexts.js'

export const disconnectTexts = defineTexts('Disconnect', {
  button: 'Disconnect',
  pending: 'Disconnecting',
  one: 'Disconnect {name}',
  all: 'Disconnect all',
  done: '{name} is disconnected',
})
