import { accountView } from '../Account/accountView.js'

export const views = { Account: accountView } as const
