import { defineTexts } from '../../../i18n/defineTexts.js'

export const texts = defineTexts('SmartSessionList', {
  title: 'Permissions',
  lead: 'These apps may act for your account without asking you again.',
  loading: 'Loading your permissions',
  listed: 'Permissions: {count}',
  none: 'No permissions',
  noneHint: 'Your list for this account on {network} is empty. Your wallet may have more permissions.',
  failedHint: 'Nothing changed. Try again in a moment.',
  unsupported: 'This wallet grants no permissions to apps',
  unsupportedHint: 'Or this site does not offer them.',
  revoke: 'Revoke',
  revokeOf: 'Revoke the permission of {app}',
  revoking: 'Revoking it in {wallet}',
  signing: 'Sign the change of your list in {wallet}. It costs nothing.',
  saving: 'Removing it from your list',
  slowHint: 'Nothing yet? Look for the wallet’s window, or its icon in the browser toolbar.',
  declined: 'You declined. The permission is still in your list.',
  pendingHint: 'Click the wallet’s icon in the browser toolbar and answer the pending request.',
  revoked: 'Permission revoked',
})
