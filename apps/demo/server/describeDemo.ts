/** Returns the output of the start script: URLs and first steps. `taken` is the port that another program uses. */
export function describeDemo(port: number, taken?: number): string {
  const url = `http://localhost:${port}`
  return `
  Latchkey is running.${taken === undefined ? '' : ` Port ${taken} is in use, so it took port ${port}.`}

  Latchkey demo: ${url}
  Playground:    ${url}/playground.html
  Phone wallet:  ${url}/phone.html

  Try next
    1. Open the playground, click "Connect Ethereum" and choose Foxglove, a test wallet. Click "Connect" in its window.
    2. Sign a message, send coins, switch the network. "Get 5 ETH" gives the account coins of the local chain.
    3. Open the phone wallet in a second window. In the playground choose WalletConnect, copy the link and paste it there.
    4. Change options at the end of the playground, and copy the code into an app of your own (README.md, "Use").
    5. Work on the code with hot reload: npm run dev. All hooks: docs/hooks.md. All options: docs/options.md.
`
}
