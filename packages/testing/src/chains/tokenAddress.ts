/** Address of the test token on every local chain. */
export const tokenAddress = '0x7e577e577e577e577e577e577e577e577e577e57'
