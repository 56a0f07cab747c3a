import { accountView } from './Account/accountView.js'

export const accountViews = { Account: accountView } as const
