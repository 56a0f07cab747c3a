/** The published packages that no page needs: for tests, and the command that migrates an app. */
export const packagesForTests = ['@latchkey/testing', '@latchkey/relay', '@latchkey/migrate']
