export { type TestAccount, testAccounts, testMnemonic } from '../chains/testAccounts.js'
