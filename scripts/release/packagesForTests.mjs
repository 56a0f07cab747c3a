/** The published packages that an app needs for its tests only. */
export const packagesForTests = ['@latchkey/testing', '@latchkey/relay']
